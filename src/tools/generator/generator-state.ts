import type { PageType } from '@/qr/content/content-types'
import { followStart } from '@/qr/content/follow-start'
import type { Issue } from '@/qr/content/issue'
import { blankPageContent, type PageDraft, pageFields } from '@/qr/content/page-content'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeOptions, sameEncodeOptions } from '@/qr/design/encode-options'
import { type Drawing, drawCode } from './draw-code'

/** What undo brings back. */
type Moment = { draft: PageDraft; design: Design }

export type GeneratorState = Moment & {
  drawing: Drawing
  /** Fields that the person has left once; only these show their errors. */
  leftFields: readonly string[]
  /** Whether what an earlier visit of the session left has been looked for, in the form … */
  restored: boolean
  /** … and of the look, which may be known later. */
  lookRestored: boolean
  past: readonly Moment[]
  future: readonly Moment[]
  /** The last change, for as long as the next may belong to it. */
  lastStep: { name: string; atMs: number } | null
}

/**
 * `atMs` is when a person did it: changes of one `step` in quick succession, such as letters typed
 * or a slider dragged, are undone at once.
 */
export type GeneratorAction =
  | { do: 'restore'; draft: Partial<PageDraft> }
  | { do: 'restoreLook'; design: Design | undefined }
  | { do: 'fill'; change: Partial<PageDraft>; step: string; atMs: number }
  | { do: 'leave'; fields: readonly string[] }
  | { do: 'restyle'; change: Partial<Design>; step: string; atMs: number }
  | { do: 'open'; draft: PageDraft; design: Design }
  | { do: 'clear' }
  | { do: 'undo' }
  | { do: 'redo' }

const sameStepMs = 1000
const mostMoments = 200

/** What the server draws and the browser starts with: the same on both, so hydration agrees. */
export function startGenerator(type: PageType): GeneratorState {
  const draft = blankPageContent(type)
  return {
    draft,
    design: defaultDesign,
    drawing: drawCode(draft, encodeOptions(defaultDesign)),
    leftFields: [],
    restored: false,
    lookRestored: false,
    past: [],
    future: [],
    lastStep: null,
  }
}

export function advanceGenerator(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.do) {
    case 'restore': {
      const draft = { ...state.draft, ...action.draft, type: state.draft.type } as PageDraft
      const shown = show(state, { draft, design: state.design })
      return { ...shown, leftFields: filledFields(draft), restored: true }
    }
    case 'restoreLook':
      return state.lookRestored ? state : restoreLook(state, action.design)
    case 'fill': {
      const change = followStart(state.draft, action.change)
      const draft = { ...state.draft, ...change, type: state.draft.type } as PageDraft
      return show(remember(state, action), { draft, design: state.design })
    }
    case 'leave':
      return { ...state, leftFields: [...new Set([...state.leftFields, ...action.fields])] }
    case 'restyle': {
      const design = { ...state.design, ...action.change }
      return show(remember(state, action), { draft: state.draft, design })
    }
    case 'open':
      return {
        ...show(remember(state), action),
        leftFields: filledFields(action.draft),
        lookRestored: true,
      }
    case 'clear': {
      const { draft, design } = state
      const blank = { ...blankPageContent(draft.type), ...keepTimeZone(draft) } as PageDraft
      return { ...show(remember(state), { draft: blank, design }), leftFields: [] }
    }
    case 'undo': {
      const moment = state.past.at(-1)
      if (!moment) return state
      const future = [momentOf(state), ...state.future]
      return { ...show(state, moment), past: state.past.slice(0, -1), future, lastStep: null }
    }
    case 'redo': {
      const [moment, ...future] = state.future
      if (!moment) return state
      const past = [...state.past, momentOf(state)]
      return { ...show(state, moment), past, future, lastStep: null }
    }
  }
}

/** Puts the look that was kept under what has been changed of the look since. */
function restoreLook(state: GeneratorState, kept: Design | undefined): GeneratorState {
  const restored = { ...state, lookRestored: true }
  if (!kept) return restored
  const start: Record<string, unknown> = defaultDesign
  const wear = ({ draft, design }: Moment): Moment => {
    const changed = Object.entries(design).filter(([name, value]) => value !== start[name])
    return { draft, design: { ...kept, ...Object.fromEntries(changed) } }
  }
  const { past, future } = state
  return { ...show(restored, wear(state)), past: past.map(wear), future: future.map(wear) }
}

/** The errors to show: of fields that were left, and none while nothing is filled in. */
export function shownIssues({ drawing, leftFields }: GeneratorState): readonly Issue[] {
  if (drawing.status !== 'unfinished') return []
  return drawing.issues.filter(({ path }) => path === '' || leftFields.includes(path))
}

/** Keeps the moment before a change, unless the change goes on with the last one. */
function remember(state: GeneratorState, step?: { step: string; atMs: number }): GeneratorState {
  const { lastStep } = state
  const goesOn =
    step && lastStep && step.step === lastStep.name && step.atMs - lastStep.atMs < sameStepMs
  return {
    ...state,
    past: goesOn ? state.past : [...state.past, momentOf(state)].slice(-mostMoments),
    future: [],
    lastStep: step ? { name: step.step, atMs: step.atMs } : null,
  }
}

function momentOf({ draft, design }: GeneratorState): Moment {
  return { draft, design }
}

/** Encodes anew only where the symbol may change; a colour leaves it alone. */
function show(state: GeneratorState, { draft, design }: Moment): GeneratorState {
  const next = { ...state, draft, design }
  if (draft === state.draft && sameEncodeOptions(design, state.design)) return next
  const { status, code } = state.drawing
  const last = status === 'sample' ? undefined : code
  return { ...next, drawing: drawCode(draft, encodeOptions(design), last) }
}

/** What comes filled in was left once, in an earlier visit. */
function filledFields(draft: PageDraft): string[] {
  return pageFields[draft.type].map(({ name }) => name).filter((name) => draft[name])
}

/** The visitor's own zone was filled in for them; clearing what they typed leaves it alone. */
function keepTimeZone({ timeZone }: PageDraft): Partial<PageDraft> {
  return timeZone === undefined ? {} : { timeZone }
}
