import type { Locale } from '@/i18n/locales'

type Texts = { [group: string]: { [key: string]: string } }

/**
 * Texts in the place of those of Payload that are English, name Payload, or are a note to its translator.
 */
export const payloadTexts: Record<Locale, Texts> = {
  en: { general: { payloadSettings: 'Interface settings' } },
  de: { general: { payloadSettings: 'Einstellungen der Oberfläche' } },
  es: { general: { payloadSettings: 'Ajustes de la interfaz' } },
  fr: { general: { payloadSettings: 'Paramètres de l’interface' } },
  it: {
    authentication: { login: 'Accedi', logOut: 'Esci', logout: 'Esci' },
    general: {
      locale: 'Lingua',
      noLabel: 'Senza {{label}}',
      payloadSettings: 'Impostazioni dell’interfaccia',
      restoring: 'Ripristino in corso…',
    },
  },
  ja: {
    authentication: { apiKey: 'APIキー' },
    general: {
      false: 'いいえ',
      noLabel: '{{label}}なし',
      notFound: '見つかりません',
      nothingFound: '何も見つかりませんでした',
      payloadSettings: '画面の設定',
      thisLanguage: '日本語',
      true: 'はい',
      untitled: '無題',
    },
    validation: { trueOrFalse: '「はい」か「いいえ」を選んでください。' },
  },
  nl: {
    general: { payloadSettings: 'Instellingen van de interface', restoring: 'Herstellen…' },
    upload: { bulkUpload: 'Meerdere bestanden uploaden' },
    version: {
      aboutToUnpublishSelection:
        'Je staat op het punt alle {{label}} in de selectie te depubliceren. Weet je het zeker?',
    },
  },
  pt: {
    authentication: {
      login: 'Iniciar sessão',
      logOut: 'Terminar sessão',
      logout: 'Terminar sessão',
    },
    general: { payloadSettings: 'Definições da interface', restoring: 'A restaurar…' },
    upload: { bulkUpload: 'Carregar vários ficheiros' },
  },
  vi: {
    authentication: { apiKey: 'Khóa API' },
    fields: { block: 'Khối', blocks: 'khối', blockType: 'Loại khối' },
    general: {
      collections: 'Bộ sưu tập',
      payloadSettings: 'Cài đặt giao diện',
      thisLanguage: 'Tiếng Việt',
    },
  },
  zh: { general: { payloadSettings: '界面设置' } },
}
