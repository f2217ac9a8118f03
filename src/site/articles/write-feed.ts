import { escapeXml } from '@/qr/render'

export type FeedItem = {
  title: string
  url: string
  description: string
  publishedAt: string
  author: string
  categories: string[]
}

export type Feed = {
  title: string
  description: string
  /** The page whose articles the feed lists. */
  url: string
  feedUrl: string
  /** A BCP 47 tag. */
  language: string
  items: readonly FeedItem[]
}

/**
 * Formats RSS 2.0 (https://www.rssboard.org/rss-specification), with authors as Dublin Core names.
 */
export function writeFeed({ title, description, url, feedUrl, language, items }: Feed): string {
  const newest = items
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    newest ? element('lastBuildDate', rssDate(newest)) : '',
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(writeItem),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, at, all) => line || at === all.length - 1)
    .join('\n')
}

function writeItem({ title, url, description, publishedAt, author, categories }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('description', description),
    element('pubDate', rssDate(publishedAt)),
    element('dc:creator', author),
    ...categories.map((category) => element('category', category)),
    '</item>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Formats a date according to RFC 822. */
function rssDate(date: string): string {
  return new Date(date).toUTCString()
}
