import { ConfigProvider, TranslationProvider } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { defaultLocale, locales } from '@/i18n/locales'
import { catalogs } from '@/i18n/messages'
import { renderInSite } from './render-in-site'

const translationDesk = { languages: locales, source: defaultLocale, pictures: 'media' }
const config = {
  routes: { api: '/api' },
  admin: { custom: { translationDesk } },
  collections: [],
  globals: [],
} as never

/** Our English texts, as Payload’s translations contain them. */
export const adminMessages = { admin: catalogs.en.admin }

/** Renders a component of the admin with its texts and a config without collections. */
export const renderInAdmin = (component: ReactNode) =>
  renderInSite(
    <ConfigProvider config={config}>
      <TranslationProvider
        dateFNSKey="en-US"
        fallbackLang="en"
        language="en"
        languageOptions={[]}
        switchLanguageServerAction={async () => {}}
        translations={adminMessages as never}
      >
        {component}
      </TranslationProvider>
    </ConfigProvider>,
  )
