import config from '@payload-config'
import { MinimalTemplate } from '@payloadcms/next/templates'
import { generatePageMetadata } from '@payloadcms/next/views'
import { SetUpForm } from '@/cms/admin/accounts/set-up-form'
import { accountTexts } from '@/cms/admin/accounts/texts'
import { readVisitor } from '../read-visitor'

type Props = { searchParams: Promise<Record<string, string | string[]>> }

export function generateMetadata({ searchParams }: Props) {
  const params = Promise.resolve({ segments: ['set-up'] })
  return generatePageMetadata({ config, params, searchParams })
}

/** The target of links to accounts, and of the admin before there is an account. */
export default async function Page() {
  const { language } = await readVisitor()
  return (
    <MinimalTemplate>
      <SetUpForm texts={accountTexts(language)} />
    </MinimalTemplate>
  )
}
