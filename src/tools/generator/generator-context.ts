import { type ActionDispatch, createContext, type RefObject, use, useLayoutEffect } from 'react'
import type { PrintColorToCheck } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'
import type { MapTiles } from '@/tools/shared/content-form/map/map-place'
import type { Code } from './draw-code'
import type { useLinkedCode } from './dynamic/use-linked-code'
import type { GeneratorAction, GeneratorState, PendingAction, Snapshot } from './generator-state'

export const editorTabs = ['content', 'style', 'logo', 'frame', 'export', 'print'] as const
export type EditorTab = (typeof editorTabs)[number]

/** What the parts of the editor can do; the same object for as long as the editor is shown. */
export type GeneratorActions = {
  form: RefObject<HTMLFormElement | null>
  dispatch: ActionDispatch<[GeneratorAction]>
  fill: FillFields
  /** Changes of one `step` within a second are undone together. */
  restyle: (change: Partial<Design>, step?: string) => void
  undo: () => void
  redo: () => void
  clear: () => void
  /** Shows another code, on the page of its type. */
  show: (opened: Snapshot) => void
  openTab: (tab: EditorTab) => void
  /** Moves the focus to a field, or to the first one. */
  showField: (name?: string) => void
  /** Returns false, after a notice, while the form contains nothing finished. */
  isFinished: () => boolean
  /**
   * The same for an export. If the code only has to be saved first, it is saved, and `action`
   * becomes due.
   */
  isReadyToExport: (action?: PendingAction) => boolean
  /** To be called after the code was downloaded, copied, shared or printed. */
  onExported: () => void
  storeRecent: () => void
  setPrintColor: (color: PrintColorToCheck | null) => void
}

export type GeneratorContextValue = GeneratorActions &
  GeneratorState & {
    code: Code
    /** The design with what the specification of the content requires. */
    drawnDesign: Design
    /** The text of the frame as outlines; null while they load or without text. */
    frameText: OutlinedText | null
    /** Colors of the chosen print file; null while none is chosen. */
    printColor: PrintColorToCheck | null
    /** Whether there is something to undo or redo. */
    isTouched: boolean
    /** The action that waited for the save, for one commit: its part of the editor starts it now. */
    dueAction: PendingAction | undefined
    linked: ReturnType<typeof useLinkedCode>
    /** Tiles of the map under the fields of a place. */
    mapTiles: MapTiles | undefined
  }

export const GeneratorContext = createContext<GeneratorContextValue | null>(null)
/** Apart from the rest, so that opening a tab renders its panel only. */
export const EditorTabContext = createContext<EditorTab>('content')
export const GeneratorActionsContext = createContext<GeneratorActions | null>(null)

/** The code in the editor and what can be done with it. Renders again with every keystroke. */
export function useGenerator(): GeneratorContextValue {
  const generator = use(GeneratorContext)
  if (!generator) throw new Error('useGenerator needs a GeneratorProvider above it')
  return generator
}

/** For parts that need nothing of the state, and so do not render again when it changes. */
export function useGeneratorActions(): GeneratorActions {
  const actions = use(GeneratorActionsContext)
  if (!actions) throw new Error('useGeneratorActions needs a GeneratorProvider above it')
  return actions
}

/**
 * Reports the colors of a panel's print file whenever they change or the panel is opened; before
 * they are painted, so that no verdict of other colors is seen with them.
 */
export function useReportedColor(color: PrintColorToCheck | null): void {
  const { setPrintColor } = useGeneratorActions()
  const key = JSON.stringify(color)
  useLayoutEffect(() => setPrintColor(JSON.parse(key)), [key, setPrintColor])
}
