import { useTranslations } from 'next-intl'
import { codeStatuses, type ListedCode } from '@/codes'
import { paths } from '@/paths'
import { hostedTypes } from '@/qr/content'
import {
  type CodeListSource,
  nameCode,
  type RowAction,
  type ShownCode,
  shortenAddress,
  stateIcons,
} from '@/tools/shared/code-list/code-list-source'
import { archiveChoices, isFiltered } from '@/tools/shared/code-list/code-query'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { useWorkspace } from '../workspace-session'
import { type BulkDialog, selectOne, type useDeskState } from './desk'
import type { StateAction } from './plan-undo'

type Desk = ReturnType<typeof useDeskState>

/** The codes of a workspace, as the source of a list. */
export function useWorkspaceSource(desk: Desk): CodeListSource {
  const t = useTranslations('workspace.list')
  const filter = useTranslations('workspace.filter')
  const shared = useTranslations('codeList')
  const types = useTranslations('types')
  const statuses = useTranslations('myCodes.status')
  const problemMessage = useProblemMessage()
  const { workspace, canEdit } = useWorkspace()
  const describe = useRow(desk)
  const { query, list, folders, tags, bulk } = desk
  const isEmpty = workspace.codes === 0 && list.status === 'ready' && list.total === 0
  return {
    status: list.status,
    rows: list.codes.map(describe),
    more:
      list.cursor === null
        ? undefined
        : {
            ...{ count: list.total - list.codes.length, isBusy: list.isLoadingMore },
            load: list.loadMore,
          },
    ...{ query, onQuery: desk.setQuery, outcome: bulk.outcome, onOutcome: bulk.setOutcome },
    filters: [
      {
        name: 'folder',
        label: filter('folder'),
        options: [
          { value: '', label: filter('allFolders') },
          { value: 'none', label: filter('noFolder') },
          ...folders.folders.map(({ id, name, codes }) => ({
            value: id,
            label: filter('folderCount', { name, count: codes }),
          })),
        ],
      },
      {
        name: 'type',
        label: filter('type'),
        options: [
          { value: '', label: filter('allTypes') },
          ...hostedTypes.map((value) => ({ value, label: types(`${value}.label`) })),
        ],
      },
      {
        name: 'status',
        label: shared('filter.status'),
        options: [
          { value: '', label: shared('filter.allStatuses') },
          ...[...codeStatuses, 'deleted' as const].map((value) => ({
            value,
            label: statuses(value),
          })),
        ],
      },
      {
        name: 'archived',
        label: filter('archive'),
        options: archiveChoices.map((value) => ({ value, label: filter(`archives.${value}`) })),
      },
    ],
    tagFilter: { label: filter('tag'), known: tags },
    empty:
      isEmpty && !isFiltered(query)
        ? { title: t('empty.title'), text: t(canEdit ? 'empty.text' : 'empty.viewer') }
        : undefined,
    fault:
      list.problem !== null || list.status === 'failed'
        ? {
            title: t('failed'),
            text: problemMessage(list.problem),
            retry: () => void list.reload(),
          }
        : undefined,
    texts: {
      ...{ label: t('label'), loading: t('loading'), search: filter('search') },
      count: shared('found', { count: list.total }),
    },
  }
}

/** Describes a code with the actions that the key allows in its current state. */
function useRow({ folders, selecting, bulk, setDialog }: Desk) {
  const t = useTranslations('workspace.list')
  const actions = useTranslations('codeList.actions')
  const { workspace, canEdit } = useWorkspace()
  return (code: ListedCode): ShownCode => {
    const { slug, target, folder, tags, status, archivedAt, externalId } = code
    const isThere = status !== 'deleted'
    const page = canEdit && isThere ? paths.workspaceCode(slug, workspace.id) : undefined
    const change = (action: StateAction): RowAction => ({
      label: actions(action),
      icon: stateIcons[action],
      does: () => void bulk.change({ action }, selectOne(code)),
    })
    const ask = (kind: BulkDialog['kind'], icon: RowAction['icon']): RowAction => ({
      label: actions(kind),
      icon,
      does: () => setDialog({ kind, selection: selectOne(code) }),
    })
    return {
      ...{ slug, name: nameCode(code), page, status, facts: code, tags, externalId },
      target: target === null ? undefined : shortenAddress(target),
      folder: folders.nameOf(folder),
      isArchived: archivedAt !== null,
      actions: [
        page && { label: actions('edit'), icon: 'pencil', does: page },
        isThere && {
          label: actions('statistics'),
          icon: 'chart-no-axes-column',
          does: paths.workspaceCodeStatistics(slug, workspace.id),
        },
        { label: t('changes'), icon: 'history', does: paths.workspaceCodeChanges(slug) },
        ...(page ? [ask('tag', 'tag'), ask('move', 'folder-input')] : []),
        page && status === 'active' && change('pause'),
        page && status === 'paused' && change('resume'),
        page && change(archivedAt === null ? 'archive' : 'unarchive'),
        page && ask('delete', 'trash-2'),
        canEdit && !isThere && change('restore'),
      ],
      selection: {
        isOn: selecting.isSelected(code),
        choose: (isOn, isRange) => selecting.toggle(code, isOn, isRange),
      },
    }
  }
}
