import { getTranslations } from 'next-intl/server'
import { listTargets } from '@/codes'
import type { HostedCode } from '@/data/codes/find-hosted-code'
import { findPageTitle } from '@/hosted/view/find-page-title'
import { showPage } from '@/hosted/view/show-page'
import type { Locale } from '@/i18n/locales'
import { codePath, paths } from '@/paths'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Notice } from '@/ui/notice'
import { openCodePath } from './open-code-path'

type PreviewProps = {
  code: HostedCode
  locale: Locale
  /** The visitor's best language among those of the page. */
  contentLocale: Locale
  /** What the target receives if the code passes queries on. */
  query: string
}

/** Shows where a code leads before it is opened. */
export async function PreviewView(props: PreviewProps) {
  const { code, locale } = props
  const t = await getTranslations('hosted.preview')
  return (
    <div className="page-frame py-12 sm:py-20">
      <div className="mx-auto grid max-w-2xl gap-6">
        <h1 className="wrap-anywhere text-heading">{t('title')}</h1>
        {code.isSuspicious && <SuspicionNotice isUnchecked={code.isUnchecked} />}
        {code.hasPassword ? (
          <>
            <p>{t('hidden')}</p>
            <OpenLink href={codePath(locale, paths.unlockCode(code.slug))} label={t('unlock')} />
          </>
        ) : (
          <Targets {...props} />
        )}
        <p className="text-sm">
          <a
            href={codePath(locale, paths.reportCode(code.slug))}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {(await getTranslations('hosted.report'))('title')}
          </a>
        </p>
      </div>
    </div>
  )
}

async function SuspicionNotice({ isUnchecked }: { isUnchecked: boolean }) {
  const t = await getTranslations('hosted.preview')
  return isUnchecked ? (
    <Notice tone="warn" title={t('unchecked.title')}>
      {t('unchecked.text')}
    </Notice>
  ) : (
    <Notice tone="bad" title={t('careful.title')}>
      {t('careful.text')}
    </Notice>
  )
}

async function Targets({ code, locale, contentLocale, query }: PreviewProps) {
  const t = await getTranslations('hosted.preview')
  const { slug, document, files, isSuspicious, isUnchecked } = code
  const open = openCodePath(locale, code, query)
  const urls = [...new Set(listTargets(document).map(({ url }) => url))]
  const opened = codePath(locale, paths.hostedPage(slug))
  if (document.type !== 'url') {
    const shown = showPage({ document, locale: contentLocale, files })
    const title = findPageTitle(shown)
    return (
      <>
        <p>{t('page')}</p>
        {title && (
          <p lang={shown.lang} className="wrap-anywhere font-medium text-subheading">
            {title}
          </p>
        )}
        {urls.length > 0 && (
          <>
            <p>{t('links')}</p>
            <TargetList urls={urls} />
          </>
        )}
        {isUnchecked && <OpenAnyway action={open} label={t('openPage')} />}
        {!isSuspicious && <OpenLink href={opened} label={t('openPage')} />}
      </>
    )
  }
  const [only] = urls.length === 1 ? urls : []
  return (
    <>
      <p>{t(only ? 'leadsTo' : 'oneOf')}</p>
      <TargetList urls={urls} />
      <p className="text-ink-soft text-sm">{t('note')}</p>
      {isSuspicious ? (
        <OpenAnyway action={open} label={t('goOnAnyway')} />
      ) : (
        <OpenLink
          href={document.rules?.passQuery ? joinQuery(opened, query) : opened}
          label={only ? t('goOn', { host: URL.parse(only)?.host ?? only }) : t('goOnAnywhere')}
        />
      )}
    </>
  )
}

/** Adds a query to a path that has one. */
function joinQuery(path: string, query: string): string {
  return query.length > 1 ? `${path}&${query.slice(1)}` : path
}

function OpenLink({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <a
        href={href}
        rel="nofollow noopener noreferrer"
        className={`wrap-anywhere ${buttonStyle({ size: 'lg' })}`}
      >
        {label}
      </a>
    </p>
  )
}

/** The address of a suspicious code shows this page, so the choice is posted elsewhere. */
function OpenAnyway({ action, label }: { action: string; label: string }) {
  return (
    <form method="post" action={action}>
      <Button type="submit" size="lg" variant="secondary">
        {label}
      </Button>
    </form>
  )
}

/** Addresses in ASCII form with the host emphasized. */
function TargetList({ urls }: { urls: readonly string[] }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-paper-raised">
      {urls.map((url) => {
        const { before, host, after } = splitAtHost(url)
        return (
          <li key={url} className="wrap-anywhere px-4 py-3 font-mono text-sm">
            <bdi>
              <span className="text-ink-soft">{before}</span>
              <strong>{host}</strong>
              <span className="text-ink-soft">{after}</span>
            </bdi>
          </li>
        )
      })}
    </ul>
  )
}

function splitAtHost(url: string) {
  if (!URL.canParse(url)) return { before: '', host: url, after: '' }
  const { href, host, protocol } = new URL(url)
  const before = href.slice(0, href.indexOf(host, protocol.length))
  return { before, host, after: href.slice(before.length + host.length) }
}
