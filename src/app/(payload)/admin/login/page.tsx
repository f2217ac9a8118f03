import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import { SignInForm } from '@/cms/admin/accounts/sign-in-form'
import { AdminLogo } from '@/cms/admin/brand/admin-logo'
import { paths } from '@/paths'
import { readAdminMetadata } from '../read-admin-metadata'
import { readVisitor } from '../read-visitor'

type Props = { searchParams: Promise<Record<string, string | string[]>> }

export function generateMetadata({ searchParams }: Props) {
  const params = Promise.resolve({ segments: ['login'] })
  return readAdminMetadata({ params, searchParams })
}

/** Replaces Payload's login page, which does not support a second factor. */
export default async function Page({ searchParams }: Props) {
  const { payload, user, hasAccounts } = await readVisitor()
  const { redirect: redirectTo = '' } = await searchParams
  const target = getSafeRedirect({ fallbackTo: paths.admin, redirectTo })
  if (!hasAccounts) redirect(paths.setUp)
  if (user) redirect(target)
  return (
    <MinimalTemplate className="login">
      <AdminLogo payload={payload} />
      <SignInForm target={target} />
    </MinimalTemplate>
  )
}
