import type { Locale } from '@/i18n/locales'

/**
 * "Does not pass through our server" is true of static codes only, so the paragraph must mention
 * static codes.
 */
export const serverClaims: Record<Locale, { claim: RegExp; staticCode: RegExp }> = {
  en: {
    claim: /(?:not|never) (?:pass(?:es)?|leads?|goes?|go)(?: through)? (?:through )?our server/iu,
    staticCode: /static/iu,
  },
  vi: { claim: /không đi qua máy chủ/iu, staticCode: /tĩnh/iu },
  de: { claim: /(?:nicht|nie) über unseren Server/iu, staticCode: /statisch/iu },
  es: { claim: /(?:no|nunca) pasan? (?:nunca )?por nuestro servidor/iu, staticCode: /estátic/iu },
  fr: {
    claim: /ne passe(?:nt)? (?:pas|jamais) par notre serveur/iu,
    staticCode: /statique/iu,
  },
  it: {
    claim: /non passa(?:no)? (?:mai )?(?:dal|per il|attraverso il) nostro server/iu,
    staticCode: /static/iu,
  },
  ja: { claim: /サーバーを(?:通ら|経由し)な/u, staticCode: /静的/u },
  nl: {
    claim: /(?:niet|nooit) (?:via|langs|over) onze server/iu,
    staticCode: /statisch/iu,
  },
  pt: { claim: /(?:não|nunca) passam? (?:nunca )?pelo nosso servidor/iu, staticCode: /estátic/iu },
  zh: { claim: /不(?:会)?经过我们的服务器/u, staticCode: /静态/u },
}
