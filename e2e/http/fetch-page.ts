import { parseHTML } from 'linkedom'

export const siteUrl = () => process.env.E2E_URL as string

/** Returns a response of the running site; redirects are not followed. */
export const fetchPath = (path: string, init?: RequestInit) =>
  fetch(new URL(path, siteUrl()), { redirect: 'manual', ...init })

/** Returns a page as a browser without scripts parses it. */
export async function fetchPage(path: string, init?: RequestInit) {
  const response = await fetchPath(path, init)
  const { document } = parseHTML(await response.text())
  return {
    status: response.status,
    document,
    find: (selector: string) => document.querySelector(selector),
    findAll: (selector: string) => [...document.querySelectorAll(selector)],
  }
}

export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim()
