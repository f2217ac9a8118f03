import type { ReactNode } from 'react'
import type { Footer } from '@/data/get-footer'
import type { Site } from '@/data/get-site'
import { paths } from '@/paths'
import { AppButton } from '@/site/app-button'
import { DissolveEdge } from '@/site/art/dissolve-edge'
import { SiteLogo } from '@/site/site-logo'
import { Badge } from './badge'
import { CurrentYear } from './current-year'
import { FooterColumns } from './footer-columns'
import { SocialMark } from './social-mark'

export type FooterLabels = { tryNow: string; tools: string; social: string }

export function FooterView({
  site,
  footer,
  labels,
  privacyChoices,
}: {
  site: Site
  footer: Footer
  labels: FooterLabels
  /** Only if a service requires consent. */
  privacyChoices?: ReactNode
}) {
  const { band, quote, trademark, columns, toolLinks, socialLinks } = footer
  const toolColumn = { title: labels.tools, links: toolLinks }
  return (
    <footer className="mt-auto">
      <DissolveEdge id="footer-edge" className="mt-24 block h-10 w-full text-paper-sunken" />
      <div className="bg-paper-sunken">
        <div className="page-frame py-16 sm:py-20">
          {band?.title && (
            <div className="grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
              <div>
                <h2 className="max-w-[20ch] text-title">{band.title}</h2>
                {band.description && (
                  <p className="mt-4 max-w-[56ch] text-ink-soft text-lead">{band.description}</p>
                )}
              </div>
              <AppButton
                appUrl={site.appUrl}
                action="sign-up"
                otherwise={paths.generator('url')}
                variant="accent"
                size="lg"
                className="justify-self-start"
              >
                {labels.tryNow}
              </AppButton>
            </div>
          )}
          <div className="timing-line my-14" />
          <div className="grid gap-14 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <SiteLogo siteName={site.name} />
              {quote?.text && (
                <figure className="mt-4 max-w-[40ch]">
                  <blockquote className="text-ink-soft">{quote.text}</blockquote>
                  {quote.author && (
                    <figcaption className="mt-2 text-ink-soft text-sm">{quote.author}</figcaption>
                  )}
                </figure>
              )}
              <SocialLinks links={socialLinks} label={labels.social} />
              <Badge badge={site.badge} className="mt-6" />
            </div>
            <div className="lg:col-span-8">
              <FooterColumns columns={toolLinks.length > 0 ? [...columns, toolColumn] : columns} />
            </div>
          </div>
          <div className="mt-16 flex flex-wrap justify-between gap-x-10 gap-y-2 text-ink-soft text-xs">
            {trademark && <p>{trademark}</p>}
            {privacyChoices}
            <p className="tabular-nums">
              © <CurrentYear renderedYear={new Date().getFullYear()} /> {site.name}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function SocialLinks({ links, label }: { links: Footer['socialLinks']; label: string }) {
  if (links.length === 0) return null
  return (
    <ul aria-label={label} className="-ms-3 mt-5 flex">
      {links.map(({ id, name, icon, link }) => (
        <li key={id ?? link}>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
          >
            <SocialMark name={icon} className="size-5" />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
