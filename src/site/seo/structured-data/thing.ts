/** The parts of schema.org that this site speaks; see the guides of Google Search Central. */
type Node = { '@id'?: string }

export type Organization = Node & {
  '@type': 'Organization'
  name: string
  url: string
  logo: ImageObject
  description?: string
  email?: string
  contactPoint?: { '@type': 'ContactPoint'; contactType: string; url: string; email?: string }
  sameAs?: string[]
}

export type ImageObject = { '@type': 'ImageObject'; url: string; width: number; height: number }

export type Person = { '@type': 'Person'; name: string }

export type WebSite = Node & {
  '@type': 'WebSite'
  name: string
  url: string
  inLanguage: string
  publisher: { '@id': string }
  description?: string
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': string
  }
}

export type SoftwareApplication = Node & {
  '@type': 'SoftwareApplication'
  name: string
  url: string
  inLanguage: string
  applicationCategory: 'UtilitiesApplication' | 'DesignApplication'
  operatingSystem: string
  isAccessibleForFree: true
  offers: { '@type': 'Offer'; price: '0'; priceCurrency: string }
  image: string
  publisher: { '@type': 'Organization'; '@id': string; name: string; url: string }
  description?: string
}

export type FaqPage = Node & {
  '@type': 'FAQPage'
  url: string
  inLanguage: string
  mainEntity: {
    '@type': 'Question'
    name: string
    acceptedAnswer: { '@type': 'Answer'; text: string }
  }[]
}

export type BlogPosting = Node & {
  '@type': 'BlogPosting'
  headline: string
  url: string
  mainEntityOfPage: { '@type': 'WebPage'; '@id': string }
  inLanguage: string
  image: string[]
  datePublished: string
  dateModified: string
  author: Person | { '@type': 'Organization'; name: string; url: string }
  publisher: Organization
  description?: string
  articleSection?: string
  keywords?: string[]
}

export type BreadcrumbList = Node & {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[]
}

export type Thing =
  | Organization
  | WebSite
  | SoftwareApplication
  | FaqPage
  | BlogPosting
  | BreadcrumbList
