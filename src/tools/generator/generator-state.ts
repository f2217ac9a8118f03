import type { FileUse } from '@/codes'
import {
  blankPageContent,
  type ContentIssue,
  findLocalStart,
  followStart,
  type PageContent,
  type PageDraft,
  type PageType,
  pageFields,
} from '@/qr/content'
import { type Design, defaultDesign, encodeOptions, sameEncodeOptions } from '@/qr/design'
import {
  emptyHistory,
  type History,
  recordStep,
  type Step,
  travel,
} from '@/tools/code-session/history'
import { type Drawing, drawCode, type Linked } from './draw-code'
import type { CodeLink } from './dynamic/code-link'

/** The state that undo restores; `link` is null if the code contains the content itself. */
export type Snapshot = {
  draft: PageDraft
  design: Design
  link: CodeLink | null
  /** Files of the code, for types that show files. */
  files: readonly FileUse[]
}

/**
 * Actions that save a code first and run once it has its link: a download of the bottom bar (`chosen`
 * format, `png`, `svg`), of the export panel (`file`) or the print panel (`sheet`), a print, or an entry among the
 * recent codes. Nothing follows `save`: copying and sharing need another click.
 */
export type PendingAction =
  | 'save'
  | 'chosen'
  | 'png'
  | 'svg'
  | 'file'
  | 'sheet'
  | 'print'
  | 'recent'

export type GeneratorState = Snapshot &
  History<Snapshot> & {
    drawing: Drawing
    /** Initial values of a blank form in the language of the page. */
    start: ReturnType<typeof findLocalStart>
    /** Content to draw while the form is empty; the general sample of the type by default. */
    sample: PageContent | undefined
    /** Action that runs once the code is saved. */
    pendingAction: PendingAction | null
    /** The link to return to from a static code, so that a saved one is not created twice. */
    lastLink: CodeLink | null
    /** Fields that the person has left once; only these show their errors. */
    leftFields: readonly string[]
    /** Whether the draft of an earlier visit in this session, if any, has been restored. */
    restored: boolean
    /** Whether the design of an earlier visit has been restored, which may happen later. */
    lookRestored: boolean
  }

export type GeneratorAction =
  | { do: 'restore'; draft: Partial<PageDraft>; link?: CodeLink }
  | { do: 'restoreStyle'; design: Design | undefined }
  | ({ do: 'fill'; change: Partial<PageDraft> } & Step)
  | { do: 'leave'; fields: readonly string[] }
  | ({ do: 'restyle'; change: Partial<Design> } & Step)
  | ({ do: 'open' } & Snapshot)
  /** Puts a link into the code in place of the content, or the content back. */
  | { do: 'link'; link: CodeLink | null }
  /** Sets the link of a saved code, in the current state and in all undo snapshots without one. */
  | { do: 'save'; link: CodeLink }
  /** Saves the code for an action. Null: the action has started, or the code was not saved. */
  | { do: 'saveFirst'; action: PendingAction | null }
  | ({ do: 'files'; files: readonly FileUse[] } & Step)
  /** Shows what is stored, in this tab or on the server, without a step to undo. */
  | { do: 'follow'; change: Partial<Snapshot> }
  /** `link` is the link of an unsaved code, because no code starts with the link of another. */
  | { do: 'clear'; link: CodeLink | null }
  | { do: 'undo' | 'redo' }
  /** Restores the steps of an earlier visit, unless something was changed since. */
  | { do: 'restoreHistory'; past: readonly Snapshot[]; future: readonly Snapshot[] }

/** The initial state on the server and in the browser, identical so that hydration matches. */
export function startGenerator(
  type: PageType,
  link: CodeLink | null = null,
  { locale = 'en', sample }: { locale?: string; sample?: PageContent } = {},
): GeneratorState {
  const start = findLocalStart(type, locale)
  const draft = { ...blankPageContent(type), ...start } as PageDraft
  const linked = readLink(link, [])
  return {
    draft,
    start,
    sample,
    design: defaultDesign,
    link,
    drawing: drawCode(draft, encodeOptions(defaultDesign), undefined, linked, sample),
    files: [],
    pendingAction: null,
    lastLink: null,
    leftFields: [],
    restored: false,
    lookRestored: false,
    ...emptyHistory,
  }
}

export function advanceGenerator(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.do) {
    case 'restore': {
      const draft = { ...state.draft, ...action.draft, type: state.draft.type } as PageDraft
      const { link = state.link } = action
      const shown = show(state, { ...snapshotOf(state), draft, link })
      return { ...shown, leftFields: filledFields(draft), restored: true }
    }
    case 'restoreStyle':
      return state.lookRestored ? state : restoreStyle(state, action.design)
    case 'fill': {
      const change = followStart(state.draft, action.change)
      const draft = { ...state.draft, ...change, type: state.draft.type } as PageDraft
      return show(remember(state, action), { ...snapshotOf(state), draft })
    }
    case 'leave':
      return { ...state, leftFields: [...new Set([...state.leftFields, ...action.fields])] }
    case 'restyle': {
      const design = { ...state.design, ...action.change }
      return show(remember(state, action), { ...snapshotOf(state), design })
    }
    case 'open':
      return {
        ...show(remember(state), action),
        leftFields: filledFields(action.draft),
        lookRestored: true,
        pendingAction: null,
      }
    case 'link':
      return {
        ...show(remember(state), { ...snapshotOf(state), link: action.link }),
        lastLink: action.link ? state.lastLink : state.link,
        pendingAction: null,
      }
    case 'save': {
      const saved = <Some extends Snapshot>(snapshot: Some): Some =>
        snapshot.link && !snapshot.link.slug ? { ...snapshot, link: action.link } : snapshot
      const { past, future } = state
      const shown = show(state, saved(snapshotOf(state)))
      return { ...shown, past: past.map(saved), future: future.map(saved) }
    }
    case 'saveFirst':
      return { ...state, pendingAction: action.action }
    case 'files':
      return show(remember(state, action), { ...snapshotOf(state), files: action.files })
    case 'follow':
      return show(state, { ...snapshotOf(state), ...action.change })
    case 'clear': {
      const { draft, start, design } = state
      const zone = timeZoneOf(draft)
      const blank = { ...blankPageContent(draft.type), ...start, ...zone } as PageDraft
      const cleared = { draft: blank, design, link: action.link, files: [] }
      return {
        ...show(remember(state), cleared),
        leftFields: [],
        lastLink: null,
        pendingAction: null,
      }
    }
    case 'restoreHistory':
      return state.past.length + state.future.length > 0
        ? state
        : { ...state, past: action.past, future: action.future }
    case 'undo':
    case 'redo': {
      const moved = travel(state, snapshotOf(state), action.do)
      return moved ? { ...show(state, moved.snapshot), ...moved.history } : state
    }
  }
}

/** Applies the stored design below the changes of the design since the start. */
function restoreStyle(state: GeneratorState, stored: Design | undefined): GeneratorState {
  const restored = { ...state, lookRestored: true }
  if (!stored) return restored
  const start: Record<string, unknown> = defaultDesign
  const apply = ({ design, ...snapshot }: Snapshot): Snapshot => {
    const changed = Object.entries(design).filter(([name, value]) => value !== start[name])
    return { ...snapshot, design: { ...stored, ...Object.fromEntries(changed) } }
  }
  const { past, future } = state
  return {
    ...show(restored, apply(snapshotOf(state))),
    past: past.map(apply),
    future: future.map(apply),
  }
}

/** Returns the errors to show: of fields that were left, and none while the form is empty. */
export function shownIssues({ drawing, leftFields }: GeneratorState): readonly ContentIssue[] {
  if (drawing.status !== 'unfinished') return []
  return drawing.issues.filter(({ path }) => path === '' || leftFields.includes(path))
}

function remember(state: GeneratorState, step?: Step): GeneratorState {
  return { ...state, ...recordStep(state, snapshotOf(state), step) }
}

function snapshotOf({ draft, design, link, files }: GeneratorState): Snapshot {
  return { draft, design, link, files }
}

/** Encodes again only if the symbol may change, which a color does not cause. */
function show(state: GeneratorState, snapshot: Snapshot): GeneratorState {
  const { draft, design, link, files } = snapshot
  const next = { ...state, draft, design, link, files }
  const hasSameFiles = files.length > 0 === state.files.length > 0
  const isSameText = draft === state.draft && hasSameFiles && link?.text === state.link?.text
  if (isSameText && sameEncodeOptions(design, state.design)) return next
  const { status, code } = state.drawing
  const isSameKind = link?.text === state.link?.text
  const last = status === 'sample' || !isSameKind ? undefined : code
  return redraw(next, last)
}

function readLink(link: CodeLink | null, files: readonly FileUse[]): Linked | undefined {
  const hasFiles = files.length > 0
  return link ? { text: link.text, isSaved: link.slug !== null, hasFiles } : undefined
}

function redraw(state: GeneratorState, last?: Drawing['code']): GeneratorState {
  const { draft, design, link, files, sample } = state
  const linked = readLink(link, files)
  return { ...state, drawing: drawCode(draft, encodeOptions(design), last, linked, sample) }
}

/** Fields filled in an earlier visit count as left. */
function filledFields(draft: PageDraft): string[] {
  return pageFields[draft.type].map(({ name }) => name).filter((name) => draft[name])
}

/** The zone was filled in from the browser, so clearing the form does not remove it. */
function timeZoneOf({ timeZone }: PageDraft): Partial<PageDraft> {
  return timeZone === undefined ? {} : { timeZone }
}
