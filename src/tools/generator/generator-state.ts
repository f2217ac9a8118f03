import type { PageType } from '@/qr/content/content-types'
import type { FieldValue } from '@/qr/content/field'
import type { Issue } from '@/qr/content/issue'
import { blankPageContent, type PageDraft } from '@/qr/content/page-content'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeOptions, sameEncodeOptions } from '@/qr/design/encode-options'
import { type Drawing, drawCode } from './draw-code'

export type GeneratorState = {
  draft: PageDraft
  design: Design
  drawing: Drawing
  /** Fields that the person has left once; only these show their errors. */
  leftFields: readonly string[]
  /** Whether what an earlier visit of the session left has been looked for. */
  restored: boolean
}

export type GeneratorAction =
  | { do: 'restore'; draft: Partial<PageDraft>; design: Design | undefined }
  | { do: 'fill'; field: string; value: FieldValue }
  | { do: 'leave'; fields: readonly string[] }
  | { do: 'restyle'; change: Partial<Design> }
  | { do: 'clear' }

/** What the server draws and the browser starts with: the same on both, so hydration agrees. */
export function startGenerator(type: PageType): GeneratorState {
  const draft = blankPageContent(type)
  return {
    draft,
    design: defaultDesign,
    drawing: drawCode(draft, encodeOptions(defaultDesign)),
    leftFields: [],
    restored: false,
  }
}

export function advanceGenerator(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.do) {
    case 'restore': {
      const draft = { ...state.draft, ...action.draft, type: state.draft.type } as PageDraft
      const design = action.design ?? state.design
      return redraw({ ...state, draft, design, restored: true })
    }
    case 'fill':
      return redraw({ ...state, draft: { ...state.draft, [action.field]: action.value } })
    case 'leave':
      return { ...state, leftFields: [...new Set([...state.leftFields, ...action.fields])] }
    case 'restyle': {
      const design = { ...state.design, ...action.change }
      return sameEncodeOptions(design, state.design)
        ? { ...state, design }
        : redraw({ ...state, design })
    }
    case 'clear': {
      const { type } = state.draft
      const draft = { ...blankPageContent(type), ...keepTimeZone(state.draft) } as PageDraft
      return redraw({ ...state, draft, leftFields: [] })
    }
  }
}

/** The errors to show: of fields that were left, and none while nothing is filled in. */
export function shownIssues({ drawing, leftFields }: GeneratorState): readonly Issue[] {
  if (drawing.status !== 'unfinished') return []
  return drawing.issues.filter(({ path }) => path === '' || leftFields.includes(path))
}

function redraw(state: GeneratorState): GeneratorState {
  const { status, code } = state.drawing
  const last = status === 'sample' ? undefined : code
  return { ...state, drawing: drawCode(state.draft, encodeOptions(state.design), last) }
}

/** The visitor's own zone was filled in for them; clearing what they typed leaves it alone. */
function keepTimeZone({ timeZone }: PageDraft): Partial<PageDraft> {
  return timeZone === undefined ? {} : { timeZone }
}
