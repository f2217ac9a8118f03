import {
  codeTypes,
  contentUses,
  type EditorPage,
  factsOf,
  type PageType,
  uploadTypes,
} from '@/qr/content'

/** `all` and `files` are always shown; the others have a name and can be folded. */
export const railGroupNames = ['all', 'files', 'uses', 'messengers', 'payments'] as const
export type RailGroupName = (typeof railGroupNames)[number]
export type RailGroup = { name: RailGroupName; pages: readonly EditorPage[] }

/** The pages of the editor in groups; the services of the reader's country come first. */
export function listRailGroups(locale: string): readonly RailGroup[] {
  const ofGroup = (group: string) => codeTypes.filter((type) => factsOf(type).group === group)
  const isLocal = (type: PageType) => factsOf(type).localTo?.includes(locale) ?? false
  const localFirst = (types: readonly PageType[]) => [
    ...types.filter(isLocal),
    ...types.filter((type) => !isLocal(type)),
  ]
  const pages = {
    all: ofGroup('code'),
    files: uploadTypes,
    uses: contentUses,
    messengers: localFirst(ofGroup('chat')),
    payments: localFirst(ofGroup('payment')),
  } satisfies Record<RailGroupName, readonly EditorPage[]>
  return railGroupNames.map((name) => ({ name, pages: pages[name] }))
}
