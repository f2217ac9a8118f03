import type { Locale } from '@/i18n/locales'

/** Phrases that announce a feature as coming, planned or not available yet. */
export const announcements: Record<Locale, readonly RegExp[]> = {
  en: [
    /\b(?:is|are|called|still) coming\b(?! (?:to|from|in\b|with|at)\b)/iu,
    /\bcoming soon\b/iu,
    /(?:^|\|)\s*coming\s*(?:$|\|)/iu,
    /\bbeing (?:built|developed)\b/iu,
    /\b(?:is|are|what is|\() ?planned\b|\(planned\)/iu,
    /\bnot (?:ready|available|offered|possible|supported|decided) yet\b/iu,
    /\b(?:do not|don’t) have yet\b|\bnothing to buy yet\b|\bupload [^.]*\byet\b/iu,
    /\bsign up to save\b|\b(?:comes?|follows?) with (?:the )?hosted pages\b/iu,
  ],
  vi: [
    /sắp (?:có|ra mắt)|sẽ có cùng với/iu,
    /đang được (?:xây dựng|phát triển)/iu,
    /\(dự kiến\)|là dự định|dự định (?:gì|dành cho)/iu,
    /chưa có gì để mua|phần nào chưa xong/iu,
    /đăng ký để lưu/iu,
  ],
  de: [
    /in Vorbereitung/iu,
    /\b(?:folgt|folgen|kommt|kommen) noch\b|\bbauen wir noch\b|\bfolgt mit gehosteten\b|\bdemnächst\b/iu,
    /\b(?:ist|sind|was) (?:\p{L}+ )?geplant\b|\(geplant\)/iu,
    /noch nicht (?:fertig ist|verfügbar|möglich|entschieden)|zu kaufen gibt es noch nichts/iu,
    /hochladen können [^.]*noch nicht|können [^.]*noch [^.]*nicht hochladen/iu,
    /registrieren,? um [^.]*zu speichern/iu,
  ],
  es: [
    /próximamente|por llegar|cuando lleguen|en construcción|en preparación/iu,
    /\(previst[oa]s?\)|\blo previsto\b|está[n]? previst[oa]s?\b(?! (?:en|por) (?:la|el) )/iu,
    /pronto (?:se )?podrá|aún no está (?:list|disponible)|nada que comprar|qué preparamos/iu,
    /regístrate para guardar/iu,
  ],
  fr: [
    /à venir\b|viendra avec les pages|en chantier|en cours de (?:construction|développement)|bientôt disponible/iu,
    /\(prévue?s?\)|(?:est|sont) prévue?s?(?: pour)?\b(?! (?:par|à l’article|au|aux) )/iu,
    /rien à acheter|n’est pas (?:encore )?prêt/iu,
    /inscrivez-vous pour enregistrer/iu,
  ],
  it: [
    /(?<!link è )in arrivo\b(?! a )|in preparazione|devono ancora arrivare|arriverà con|presto disponibil/iu,
    /\(previst[oaie]\)|\bè previsto per\b|piano è previsto|\bin progetto\b/iu,
    /ma non c’è ancora|niente da comprare|non è ancora (?:pronto|disponibile)/iu,
    /registrati per salvare/iu,
  ],
  ja: [
    /準備中|近日(?:公開|対応)|計画(?:中|の段階|していること)|これからの計画|（予定）|予定です/u,
    /お買い求めいただけるものはありません|まだ使えない/u,
    /登録して保存/u,
  ],
  nl: [
    /\bkom(?:t|en) (?:nog|met de gehoste)\b|\bnog (?:aan )?gebouwd\b|\bbouwen we nog\b|\bbinnenkort\b/iu,
    /\b(?:is|zijn) gepland\b|\(gepland\)|van plan zijn|wat nog komt/iu,
    /nog niet (?:klaar|beschikbaar|mogelijk)|nog niets te kopen/iu,
    /meld je aan om [^.]*te bewaren/iu,
  ],
  pt: [
    /em preparação|estão para vir|em breve|em construção/iu,
    /\((?:previst|planead)[oa]s?\)|está(?:o)? (?:planead|previst)[oa]s?\b(?! n[oa] )/iu,
    /ainda é um projeto|nada para comprar|ainda não está (?:pronto|disponível)/iu,
    /registe-se para guardar/iu,
  ],
  zh: [
    /开发中|正在(?:开发|建设)|还在开发|即将(?:推出|上线)|敬请期待/u,
    /计划中|打算包含|没有任何东西要买|还没做好/u,
    /注册后(?:即可|才能)?保存/u,
  ],
}

/** Claims that only static codes exist, or that files cannot be uploaded. */
export const denials: Record<Locale, readonly RegExp[]> = {
  en: [
    /\ball codes\b[^.]*\b(?:are|is) static\b/iu,
    /\b(?:visitors|you) (?:cannot|can’t) upload\b/iu,
    /\bno measuring of visitors\b/iu,
  ],
  vi: [/mọi mã[^.]*mã tĩnh/iu, /(?:khách|bạn) (?:chưa|không) (?:thể )?tải[^.]*lên/iu],
  de: [/\balle Codes\b[^.]*statisch/iu, /können [^.]*keine Dateien hochladen/iu],
  es: [/todos los códigos[^.]*estáticos/iu, /no (?:se )?puede[ns]? [^.]*subir archivos/iu],
  fr: [
    /tous les codes[^.]*statiques/iu,
    /ne peu(?:t|vent) [^.]*(?:envoyer|déposer)[^.]*fichiers/iu,
  ],
  it: [/tutti i codici[^.]*statici/iu, /non (?:si )?posso?no? [^.]*caricare file/iu],
  ja: [/コードはすべて静的/u, /アップロード(?:は(?:まだ)?)?できません(?!でした)/u],
  nl: [/alle codes[^.]*statisch/iu, /kunnen [^.]*geen bestanden uploaden/iu],
  pt: [/todos os códigos[^.]*estáticos/iu, /não (?:se )?pode[m]? [^.]*carregar ficheiros/iu],
  zh: [/二维码都是静态/u, /(?:不能|无法|还不能)上传文件/u],
}

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
