import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { type CodeDecision, codeDecisionHeader } from '@/codes/code-decision'
import { readSlug } from '@/codes/slug'
import { localeCookieName } from '@/i18n/locale-cookie-name'
import type { Locale } from '@/i18n/locales'
import { metrics } from '@/metrics'
import { codePath, findHostLocale, localizedPath, paths } from '@/paths'
import { limitConnection } from '@/postgres/limit-connection'
import { readCookie } from '@/std/read-cookie'
import { findVisitorAddress } from '../find-visitor-address'
import { listenToDatabase } from '../listen-to-database'
import { choosePageLocale } from './choose-page-locale'
import { countUnknown, maxPagesPerMinute, maxUnknownPerMinute } from './count-unknown'
import { decideAtDoor } from './decide-at-door'
import { describeScan, findScanKind } from './describe-scan'
import { keepCodes } from './keep-codes'
import { keepSalt } from './keep-salt'
import { openSpool } from './open-spool'
import { type AskedCode, readAskedCode, readNameAbove } from './read-asked-code'
import type { KnownCode } from './read-known-code'
import { readLanguages } from './read-languages'
import { recogniseDevice } from './recognise-device'
import { replaySpool } from './replay-spool'
import { sendTo } from './send-to'
import { watchPresence } from './watch-presence'
import { writeScans } from './write-scans'

export type DoorSettings = {
  databaseUrl: string
  dataDir: string
  /** Signs what is counted of visitors. */
  secret: string
  siteUrl: string
  localeHost: string | undefined
  trustedProxies: number
  countryHeader: string | undefined
  replayMs?: number
}

export type ScanDoor = {
  /**
   * Answers what someone scanned, or calls `goOn` with the page to be shown as the request's
   * address. False for all that is no code's.
   */
  answer: (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean
  stop: () => Promise<void>
}

const unavailableSeconds = '10'

/** The door for scans: redirects, once the scan is safe, without waking the rest of the site. */
export async function openScanDoor(settings: DoorSettings): Promise<ScanDoor> {
  const { databaseUrl, dataDir, localeHost, siteUrl, replayMs = 5_000 } = settings
  const pool = new pg.Pool({
    ...limitConnection(databaseUrl, { connectMs: 2_000, queryMs: 2_000 }),
    max: 6,
    // Making a connection takes longer than all the rest of a scan.
    idleTimeoutMillis: 300_000,
  })
  pool.on('error', () => {})
  metrics.pools.set('scans', pool)
  const presence = watchPresence()
  const codes = keepCodes(pool, presence)
  const spool = openSpool(join(dataDir, 'scans'))
  const scans = writeScans(pool, presence, spool)
  const salts = keepSalt(pool)
  const findUnknownCount = countUnknown(pool, settings.secret)
  const stopListening = await listenToDatabase(databaseUrl, 'codes_changed', {
    onMessage: codes.noteChange,
    onUp: () => codes.setListening(true),
    onDown: () => codes.setListening(false),
  })

  let replaying: Promise<void> | undefined
  const replay = () => {
    if (presence.isAway()) return
    replaying ??= replaySpool(pool, spool)
      .catch(() => {})
      .finally(() => {
        replaying = undefined
      })
  }
  replay()
  const timer = setInterval(replay, replayMs)

  function answer(request: IncomingMessage, response: ServerResponse, goOn: () => void): boolean {
    delete request.headers[codeDecisionHeader]
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerBelow(request, response, goOn)
    }
    const asked = readAskedCode(request.url ?? '/')
    if (!asked) return answerBelow(request, response, goOn)
    const locale = asked.locale ?? findHostLocale(request.headers.host, localeHost)
    if (locale) {
      sendTo(response, 307, siteUrl + codePath(locale, paths.hostedPage(asked.name)))
      return true
    }
    open(asked, request, response, goOn).catch((cause: unknown) => {
      console.error('A scan could not be answered', cause)
      refuse({ asked, request, response, goOn }, 'unavailable')
    })
    return true
  }

  /** The pages below a code: also they say whether there is one, so that guesses count there too. */
  function answerBelow(
    request: IncomingMessage,
    response: ServerResponse,
    goOn: () => void,
  ): boolean {
    const name = readNameAbove(request.url ?? '/')
    if (name === undefined) return false
    const slug = readSlug(name)
    const find = async () => slug && (await codes.find(slug))
    find()
      .then(async (code) => {
        if (code) return goOn()
        const { count, waitSeconds } = await findUnknownCount(
          findVisitorAddress(request, settings.trustedProxies),
        )
        if (count <= maxUnknownPerMinute) return goOn()
        refuseBare(response, waitSeconds)
      })
      // The page itself says what is the matter.
      .catch(goOn)
    return true
  }

  async function open(
    asked: AskedCode,
    request: IncomingMessage,
    response: ServerResponse,
    goOn: () => void,
  ): Promise<void> {
    const visit = { asked, request, response, goOn }
    const slug = readSlug(asked.name)
    const code = slug && (await codes.find(slug))
    if (!code) return refuseUnknown(visit)

    const atMs = Date.now()
    const device = recogniseDevice(request.headers)
    const languages = readLanguages(request.headers['accept-language'])
    const kind = findScanKind(request, device)
    // What the site's own pages fetch is no visit.
    const isVisit = request.headers.rsc === undefined
    const { decision, isUncounted } = await decideAtDoor(code, {
      pool,
      presence,
      atMs,
      device,
      languages,
      isPerson: isVisit && kind !== 'bot',
    })
    if (isVisit && decision.do !== 'refuse') {
      const scan = describeScan({
        request,
        device,
        languages,
        atMs,
        kind,
        codeId: code.id,
        address: findVisitorAddress(request, settings.trustedProxies),
        salt: await salts.getSalt(atMs),
        countryHeader: settings.countryHeader,
        variant: decision.do === 'redirect' ? decision.variant : null,
      })
      await scans
        .write(isUncounted ? { ...scan, isUncounted } : scan)
        // The person in front of the code must not notice it.
        .catch((cause) => {
          metrics.scans.lost += 1
          console.error('A scan could be written nowhere and is lost', cause)
        })
    }
    if (decision.do === 'redirect') sendTo(response, 302, decision.url)
    else handOn(visit, decision, code)
  }

  async function refuseUnknown(visit: Visit): Promise<void> {
    const { count, waitSeconds } = await findUnknownCount(
      findVisitorAddress(visit.request, settings.trustedProxies),
    )
    if (count <= maxUnknownPerMinute) return refuse(visit, 'unknown')
    visit.response.setHeader('retry-after', String(waitSeconds))
    if (count <= maxPagesPerMinute) return refuse(visit, 'limited')
    refuseBare(visit.response, waitSeconds)
  }

  function refuse(visit: Visit, reason: 'unknown' | 'limited' | 'unavailable'): void {
    if (reason === 'unavailable') visit.response.setHeader('retry-after', unavailableSeconds)
    handOn(visit, { do: 'refuse', reason }, undefined)
  }

  /** To the page, in the language it is to be shown in. */
  function handOn(
    { asked, request, response, goOn }: Visit,
    decision: CodeDecision,
    code: KnownCode | undefined,
  ): void {
    const { headers } = request
    headers[codeDecisionHeader] = JSON.stringify(decision)
    response.setHeader('x-robots-tag', 'noindex')
    const path = paths.hostedPage(code ? asked.name.toLowerCase() : asked.name)
    const locale: Locale = choosePageLocale(
      {
        asked: asked.language,
        chosen: readCookie(headers.cookie ?? '', localeCookieName),
        languages: readLanguages(headers['accept-language']),
      },
      findMainLocale(decision, code),
    )
    request.url = localizedPath(locale, path) + asked.query
    goOn()
  }

  return {
    answer,
    stop: async () => {
      clearInterval(timer)
      salts.stop()
      await stopListening()
      await scans.finish()
      await replaying
      await spool.close()
      await pool.end()
    },
  }
}

/** The language of what stands on a page, or on the one behind a password; a bare link has none. */
function findMainLocale(decision: CodeDecision, code: KnownCode | undefined): Locale | undefined {
  const document = code?.decidable.document
  return decision.do === 'refuse' || document?.type === 'url' ? undefined : document?.mainLocale
}

function refuseBare(response: ServerResponse, waitSeconds: number): void {
  response.writeHead(429, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(waitSeconds),
  })
  response.end('Too many unknown codes. Try again in a minute.')
}

type Visit = {
  asked: AskedCode
  request: IncomingMessage
  response: ServerResponse
  goOn: () => void
}
