import 'server-only'
import { sql } from 'drizzle-orm'
import type { CreatedCode } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import { ApiProblem } from './api/api-problem'
import type { CodeRow } from './code-row'
import { hashEmail } from './hash-email'
import { keyLink } from './owner-links'
import { hasMail, sendOwnerMail } from './send-owner-mail'

const mails: Allowance = { name: 'mailed edit keys', most: 20, seconds: 3600 }
/** Counted apart, so that those who create codes without a key leave room for owners. */
const newMails: Allowance = { ...mails, name: 'mailed edit keys of new codes' }

type Letter = { email: string; locale: Locale }

/** Mails the link with the key. If the code has no mailbox yet, this one can request its keys later. */
export async function mailKey(
  row: CodeRow,
  editKey: string,
  { email, locale }: Letter,
  address: string,
): Promise<void> {
  if (!hasMail()) throw new ApiProblem('unavailable', { detail: 'This server sends no mail' })
  const retrySeconds = await findWait(mails, address)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  await send(row.slug, editKey, { email, locale }, true).catch((cause: unknown) => {
    if (cause instanceof ApiProblem) throw cause
    console.error(`The key of ${row.slug} could not be mailed: ${describe(cause)}`)
    throw new ApiProblem('unavailable', {
      detail: 'The mail server did not take it',
      retrySeconds: 30,
    })
  })
  await queryRows(sql`
    update codes set email_hash = ${hashEmail(email)}
    where id = ${row.id} and email_hash is null`)
}

/** Mails the key of a new code, which exists whether or not the mail is sent. Never rejects. */
export async function mailNewKey(
  { code, editKey }: CreatedCode,
  email: string,
  locale: Locale | undefined,
  address: string,
): Promise<void> {
  if (!hasMail()) return
  try {
    if (await findWait(newMails, address)) return
    const letter = { email, locale: locale ?? code.document.mainLocale }
    await send(code.slug, editKey, letter, false)
  } catch (cause) {
    console.error(`The key of ${code.slug} could not be mailed: ${describe(cause)}`)
  }
}

function send(
  slug: string,
  editKey: string,
  { email, locale }: Letter,
  isAwaited: boolean,
): Promise<void> {
  return sendOwnerMail({
    to: email,
    locale,
    message: 'key',
    link: keyLink({ slug, editKey }, locale),
    values: { slug: slug.toUpperCase() },
    isAwaited,
  })
}

/** The mail server's message, which may contain the mailbox but not the key. */
function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
