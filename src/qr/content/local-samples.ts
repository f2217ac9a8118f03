import type { LocalSample } from './content-reader'
import type { PageType } from './content-types'
import { type PageContent, samplePageContent } from './page-content'
import { readerOf } from './reader-of'

const samples: Readonly<Record<string, LocalSample>> = {
  en: {
    person: ['Grace', 'Howard', '+44 7700 900123', 'grace', 'North Studio'],
    event: ['Book Fair 2027', 'London', 'Europe/London'],
    place: ['51.500729', '-0.124625'],
    network: 'Café Luna',
    mail: ['hello', 'Table for Friday'],
    reply: 'YES',
  },
  de: {
    person: ['Lena', 'Köhler', '+49 176 04069012', 'lena', 'Atelier Nord'],
    event: ['Buchmesse 2027', 'Leipzig', 'Europe/Berlin'],
    place: ['52.516275', '13.377704'],
    network: 'Café Luna',
    mail: ['hallo', 'Tisch für Freitag'],
    reply: 'JA',
  },
  es: {
    person: ['Lucía', 'Romero', '+34 600 000 000', 'lucia', 'Taller Norte'],
    event: ['Feria del Libro 2027', 'Madrid', 'Europe/Madrid'],
    place: ['41.403629', '2.174356'],
    network: 'Café Luna',
    mail: ['hola', 'Mesa para el viernes'],
    reply: 'SÍ',
  },
  fr: {
    person: ['Claire', 'Moreau', '+33 6 39 98 01 23', 'claire', 'Atelier Nord'],
    event: ['Salon du livre 2027', 'Lyon', 'Europe/Paris'],
    place: ['48.858370', '2.294481'],
    network: 'Café Luna',
    mail: ['bonjour', 'Table pour vendredi'],
    reply: 'OUI',
  },
  it: {
    person: ['Giulia', 'Conti', '+39 312 345 6789', 'giulia', 'Studio Nord'],
    event: ['Fiera del libro 2027', 'Torino', 'Europe/Rome'],
    place: ['41.890210', '12.492231'],
    network: 'Caffè Luna',
    mail: ['ciao', 'Tavolo per venerdì'],
    reply: 'SÌ',
  },
  ja: {
    person: ['のぞみ', '花村', '+81 90 0000 0000', 'nozomi', 'アトリエ花村'],
    readings: ['ハナムラ', 'ノゾミ'],
    event: ['夏祭り2027', '京都', 'Asia/Tokyo'],
    place: ['35.658581', '139.745433'],
    network: 'カフェルナ',
    mail: ['info', '金曜日の予約'],
    reply: 'はい',
  },
  nl: {
    person: ['Sanne', 'de Vries', '+31 6 00 12 34 56', 'sanne', 'Atelier Noord'],
    event: ['Boekenbeurs 2027', 'Utrecht', 'Europe/Amsterdam'],
    place: ['52.090680', '5.121250'],
    network: 'Café Luna',
    mail: ['hallo', 'Tafel voor vrijdag'],
    reply: 'JA',
  },
  pt: {
    person: ['Inês', 'Carvalho', '+351 900 000 000', 'ines', 'Ateliê Norte'],
    event: ['Feira do Livro 2027', 'Lisboa', 'Europe/Lisbon'],
    place: ['38.691584', '-9.215977'],
    network: 'Café Lua',
    mail: ['ola', 'Mesa para sexta-feira'],
    reply: 'SIM',
  },
  vi: {
    person: ['Mai', 'Lâm', '+84 950 123 456', 'mai', 'Xưởng Hoa Mai'],
    event: ['Hội sách 2027', 'Hà Nội', 'Asia/Ho_Chi_Minh'],
    place: ['21.027764', '105.852239'],
    network: 'Cà phê Luna',
    mail: ['xinchao', 'Đặt bàn tối thứ Sáu'],
    reply: 'CO',
  },
  zh: {
    person: ['若兰', '林', '+86 100 0000 0000', 'lin', '北岸工作室'],
    event: ['设计展 2027', '上海', 'Asia/Shanghai'],
    place: ['31.239666', '121.499809'],
    network: '月光咖啡馆',
    mail: ['hello', '周五订位'],
    reply: '报名',
  },
}

/** Returns the sample of a type with people and places of the reader's country. */
export function localPageSample(type: PageType, locale: string): PageContent {
  const sample = samplePageContent(type)
  const local = samples[locale]
  return local
    ? ({ ...sample, ...readerOf(type).localSample?.(local, locale) } as PageContent)
    : sample
}
