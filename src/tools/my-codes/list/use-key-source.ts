import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import type { CodeListSort } from '@/codes'
import { paths } from '@/paths'
import { defaultDesign } from '@/qr/design'
import { findPurgeDate } from '@/tools/my-codes/find-purge-date'
import {
  type CodeListSource,
  type RowAction,
  type ShownCode,
  stateIcons,
} from '@/tools/shared/code-list/code-list-source'
import { everyCode } from '@/tools/shared/code-list/code-query'
import type { CodeAction } from '@/tools/shared/dynamic/code-client'
import { arrangeCodes, findCodeName } from './arrange-codes'
import { findStatus, listedStatuses, type OwnCode } from './listed-code'
import { nameDestination } from './name-destination'
import type { useCodeActions } from './use-code-actions'
import type { useCodeList } from './use-code-list'

/** A batch may have added a thousand codes. */
const pageSize = 50

/** The codes whose keys are in this browser, as the source of a list. */
export function useKeySource(
  { list, retry }: ReturnType<typeof useCodeList>,
  { act, outcome, setOutcome }: ReturnType<typeof useCodeActions>,
): CodeListSource {
  const t = useTranslations('myCodes.list')
  const shared = useTranslations('codeList')
  const statusName = useTranslations('myCodes.status')
  const locale = useLocale()
  const describe = useRow(act)
  const [query, setQuery] = useState({ ...everyCode, sort: 'updated' as CodeListSort })
  const codes = list.status === 'ready' ? list.codes : noCodes
  const found = useMemo(() => arrangeCodes(codes, query, locale), [codes, query, locale])
  const countOf = (is: OwnCode['state']['is']) =>
    codes.filter(({ state }) => state.is === is).length
  const [loading, unreachable] = [countOf('loading'), countOf('unreachable')]
  const statuses = listedStatuses.filter(
    (status) => status === query.status || codes.some(({ state }) => findStatus(state) === status),
  )
  return {
    status: list.status === 'unavailable' ? 'failed' : list.status,
    rows: found.map(describe),
    ...{ pageSize, query, onQuery: setQuery, outcome, onOutcome: setOutcome },
    ...(codes.length > 1 && {
      filters: [
        {
          name: 'status',
          label: shared('filter.status'),
          options: [
            { value: '', label: shared('filter.allStatuses') },
            ...statuses.map((value) => ({ value, label: statusName(value) })),
          ],
        },
      ],
    }),
    empty:
      list.status === 'ready' && codes.length === 0
        ? {
            ...{ title: t('empty.title'), text: t('empty.text') },
            link: { label: t('empty.make'), href: paths.newDynamicCode },
          }
        : undefined,
    fault:
      list.status === 'unavailable'
        ? { title: t('unavailable.title'), text: t('unavailable.text') }
        : unreachable > 0
          ? {
              title: t('unreachable.title'),
              text: t('unreachable.text', { count: unreachable }),
              retry,
            }
          : undefined,
    texts: {
      ...{ label: t('label'), loading: t('loading'), search: t('search') },
      count:
        loading > 0 ? t('reading', { count: loading }) : shared('found', { count: found.length }),
    },
  }
}

const noCodes: readonly OwnCode[] = []

/** Describes a code with the actions that are possible in its current state. */
function useRow(act: ReturnType<typeof useCodeActions>['act']) {
  const t = useTranslations('myCodes.list')
  const actions = useTranslations('codeList.actions')
  const format = useFormatter()
  return (listed: OwnCode): ShownCode => {
    const { key, state } = listed
    const code = state.is === 'ready' ? state.code : undefined
    const name = findCodeName(listed)
    const status = findStatus(state)
    const page = status === 'lost' ? undefined : paths.myCode(key.slug)
    const change = (action: CodeAction): RowAction => ({
      label: actions(action),
      icon: stateIcons[action],
      does: () => act.change(key, action, name),
    })
    const isThere = code !== undefined && !code.deletedAt
    return {
      ...{ slug: key.slug, name, page, status, facts: code },
      target: code && nameDestination(code.document),
      picture: code ? (code.design ?? defaultDesign) : state.is === 'loading' ? 'loading' : 'none',
      remarks: [
        status === 'lost' && { tone: 'ink-soft', text: t('lost') },
        code?.status === 'blocked' && {
          tone: 'bad',
          text: code.blockReason
            ? t('blockedBecause', { reason: code.blockReason })
            : t('blockedWithoutReason'),
        },
        code?.deletedAt && {
          tone: 'warn',
          text: t('goneOn', {
            date: format.dateTime(findPurgeDate(code.deletedAt), { dateStyle: 'long' }),
          }),
        },
      ],
      actions: [
        isThere && page && { label: actions('edit'), icon: 'pencil', does: page, isButton: true },
        isThere && {
          label: actions('statistics'),
          icon: 'chart-no-axes-column',
          does: paths.codeStatistics(key.slug),
          isButton: true,
        },
        isThere && code.status === 'active' && change('pause'),
        isThere && code.status === 'paused' && change('resume'),
        code && {
          label: t('actions.exportJson'),
          icon: 'download',
          does: () => act.exportOne(key, 'json'),
        },
        code && {
          label: t('actions.exportCsv'),
          icon: 'download',
          does: () => act.exportOne(key, 'csv'),
        },
        { label: t('actions.saveKey'), icon: 'key-round', does: () => act.saveKey(listed) },
        isThere && change('delete'),
        code?.deletedAt && { ...change('restore'), isButton: true },
        { label: t('actions.forget'), icon: 'eye-off', does: () => act.remove(listed) },
      ],
    }
  }
}
