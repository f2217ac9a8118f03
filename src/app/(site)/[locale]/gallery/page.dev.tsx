import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { locales } from '@/i18n/locales'
import { routing } from '@/i18n/routing'
import { paths } from '@/paths'
import { DissolveEdge } from '@/site/art/dissolve-edge'
import { MissingPiece } from '@/site/error-page/missing-piece'
import { HeaderBar } from '@/site/header/header-bar'
import { LogoMark } from '@/site/logo-mark'
import { ModuleDivider } from '@/ui/module-divider'
import { GalleryControls } from './gallery-controls'
import { GalleryOverlays } from './gallery-overlays'
import { sampleNavigation } from './sample-navigation'

const colors = {
  grounds: ['bg-paper', 'bg-paper-raised', 'bg-paper-sunken', 'bg-accent-soft', 'bg-line'],
  inks: ['bg-ink', 'bg-ink-soft', 'bg-ink-faint', 'bg-line-strong'],
  signals: ['bg-accent', 'bg-accent-strong', 'bg-good', 'bg-warn', 'bg-bad'],
}

const typeScale = ['text-hero', 'text-title', 'text-heading', 'text-subheading'] as const

/** Texts that reveal problems with typefaces and line breaks first. */
const specimens = [
  { lang: 'en', text: 'A code that scans' },
  { lang: 'de', text: 'Fehlerkorrekturstufe wählen' },
  { lang: 'vi', text: 'Mã QR đọc được ở khắp mọi nơi' },
  { lang: 'ja', text: 'どこでも読み取れるQRコードを作る' },
  { lang: 'zh-Hans', text: '在任何地方都能扫描的二维码' },
]

export const metadata: Metadata = { title: 'Gallery' }

/** All components of the site in all their states; available in development only. */
export default async function GalleryPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  return (
    <>
      <header className="border-line border-b">
        <HeaderBar
          siteName="Quietzone"
          appUrl="https://app.example.com"
          items={sampleNavigation}
          locale={locale}
          labels={{
            navigation: 'Main menu',
            openMenu: 'Open the menu',
            closeMenu: 'Close the menu',
            language: 'Language:',
            myCodes: 'My codes',
            signIn: 'Sign in',
            signUp: 'Sign up',
          }}
        />
      </header>
      <main id="content" className="page-frame grid gap-16 py-16">
        <h1 className="text-title">Gallery</h1>
        <Part title="Colors">
          {Object.entries(colors).map(([name, classes]) => (
            <div key={name} className="mb-4 flex flex-wrap gap-4">
              {classes.map((color) => (
                <div key={color} className="w-28 text-ink-soft text-xs">
                  <div className={`mb-1 h-14 rounded-sm border border-line ${color}`} />
                  {color.slice(3)}
                </div>
              ))}
            </div>
          ))}
        </Part>
        <Part title="Type">
          {typeScale.map((size) => (
            <p key={size} className={`mb-4 font-display font-semibold tracking-tight ${size}`}>
              {size} 0123456789
            </p>
          ))}
          <p className="mb-4 max-w-prose text-lead">
            text-lead: the margin around a code is called its quiet zone, and four modules are
            enough.
          </p>
          <p className="text-base">text-base, the running text. “Quotes”, dashes – and … dots.</p>
          <p className="text-sm">text-sm, labels and notes</p>
          <p className="text-ink-soft text-xs">text-xs, the small print</p>
          <div className="mt-8 grid gap-6 sm:grid-cols-2">
            {specimens.map(({ lang, text }) => (
              <div key={lang} lang={lang}>
                <h3 className="text-heading">{text}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </Part>
        <Part title="Marks">
          <div className="flex flex-wrap items-end gap-6">
            <LogoMark className="size-32" />
            <LogoMark className="size-12" />
            <LogoMark className="size-6" />
            {locales.map(({ code, name }) => (
              // biome-ignore lint/performance/noImgElement: a local SVG of a few hundred bytes
              <img key={code} src={paths.flag(code)} alt={name} width={40} height={30} />
            ))}
          </div>
          <ModuleDivider className="mt-8" />
          <DissolveEdge id="edge" className="mt-8 block h-10 w-full text-ink" />
          <MissingPiece address="http://localhost:3000/" label="A broken code" className="mt-8" />
        </Part>
        <GalleryControls />
        <GalleryOverlays />
      </main>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 text-heading">{title}</h2>
      {children}
    </section>
  )
}
