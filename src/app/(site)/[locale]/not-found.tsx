import { getLocale } from 'next-intl/server'
import { NotFoundPage } from '@/site/error-page/not-found-page'
import { SiteFrame } from '@/site/site-frame'

/** For what stands in no layout of its own. */
export default async function NotFound() {
  return (
    <SiteFrame locale={await getLocale()}>
      <NotFoundPage message="pathInvalid" />
    </SiteFrame>
  )
}
