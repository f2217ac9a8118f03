import type { CodeValue } from '@/cms/placeholders/code-values'
import type { Locale } from '@/i18n/locales'

/** Patterns of the nouns that a placeholder counts, in one language. */
type Nouns = Partial<Record<CodeValue, string>>

/** Numbers from five to twenty as words; smaller ones count other things as well. */
export const numberWords: Record<Locale, string> = {
  en: 'five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
  vi: 'năm|sáu|bảy|tám|chín|mười(?: (?:một|hai|ba|bốn|lăm|sáu|bảy|tám|chín))?|hai mươi',
  de: 'fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|zwanzig',
  es: 'cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte',
  fr: 'cinq|six|sept|huit|neuf|dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize|vingt',
  it: 'cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti',
  ja: '[五六七八九十]+',
  nl: 'vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig',
  pt: 'cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezasseis|dezassete|dezoito|dezanove|vinte',
  zh: '[五六七八九十]+',
}

export const countedNouns: Record<Locale, Nouns> = {
  en: {
    types: '(?:kinds|types) of (?:content|codes?|QR codes?)|content types',
    presets: '(?:ready-made )?(?:styles|presets)',
    moduleShapes: 'module shapes',
    frames: 'frames',
    builtInIcons: 'built-in icons',
    labelFormats: 'label (?:formats|sheets)',
    languages: 'languages',
  },
  vi: {
    types: 'loại nội dung|loại mã',
    presets: 'kiểu (?:dáng )?(?:có|dựng) sẵn',
    moduleShapes: 'hình mô-đun',
    frames: 'khung',
    labelFormats: 'loại giấy nhãn|khổ nhãn',
    languages: 'ngôn ngữ',
  },
  de: {
    types: 'Arten von (?:Inhalt|Codes)|Inhaltstypen|Code-Arten',
    presets: 'Vorlagen|Stile|Stilvorlagen',
    moduleShapes: 'Formen für Module|Modulformen',
    frames: 'Rahmen',
    labelFormats: 'Etikettenformate',
    languages: 'Sprachen',
  },
  es: {
    types: '(?:tipos|clases) de (?:contenido|códigos?)',
    presets: 'estilos',
    moduleShapes: 'formas de módulos?',
    frames: 'marcos',
    labelFormats: 'formatos de etiquetas',
    languages: 'idiomas|lenguas',
  },
  fr: {
    types: '(?:sortes|types) de (?:contenus?|codes?)',
    presets: 'styles',
    moduleShapes: 'formes de modules?',
    frames: 'cadres',
    labelFormats: 'formats d’étiquettes',
    languages: 'langues',
  },
  it: {
    types: 'tipi di (?:contenuto|contenuti|codici|codice)',
    presets: 'stili',
    moduleShapes: 'forme (?:di|dei) moduli',
    frames: 'cornici',
    labelFormats: 'formati di etichette',
    languages: 'lingue',
  },
  ja: {
    types: '種類の(?:内容|コード)|種類のコンテンツ',
    presets: '種類のプリセット|種類のスタイル',
    labelFormats: '種類のラベル',
    languages: '(?:の言語|か国語|カ国語|言語)',
  },
  nl: {
    types: 'soorten (?:inhoud|codes)',
    presets: 'stijlen',
    moduleShapes: 'modulevormen',
    frames: 'kaders|randen',
    labelFormats: 'etiketformaten',
    languages: 'talen',
  },
  pt: {
    types: 'tipos de (?:conteúdo|códigos?)',
    presets: 'estilos',
    moduleShapes: 'formas de módulos?',
    frames: 'molduras',
    labelFormats: 'formatos (?:correntes )?de etiquetas',
    languages: 'línguas|idiomas',
  },
  zh: {
    types: '[种类](?:类型的)?(?:内容|二维码类型)',
    presets: '[种款](?:预设|样式)',
    moduleShapes: '种(?:模块形状|码点形状)',
    frames: '[种款]边框',
    labelFormats: '种(?:常用)?标签',
    languages: '种语言',
  },
}

/** Patterns of a sentence about the smallest module, whose size is then a limit. */
export const smallestModule: Record<Locale, readonly [module: RegExp, least: RegExp]> = {
  en: [/module/iu, /\b(?:at least|least|smallest|minimum)\b/iu],
  vi: [/mô-đun/iu, /ít nhất|tối thiểu|nhỏ nhất/iu],
  de: [/modul/iu, /mindest|kleinst|minimum/iu],
  es: [/módulo/iu, /al menos|mínim/iu],
  fr: [/module/iu, /au moins|minim/iu],
  it: [/modul/iu, /almeno|minim/iu],
  ja: [/モジュール/u, /以上|最小|少なくとも/u],
  nl: [/module/iu, /minstens|minima|ten minste|kleinst/iu],
  pt: [/módulo/iu, /pelo menos|mínim/iu],
  zh: [/模块|码点/u, /至少|最小|不小于|以上/u],
}
