import { type ReactNode, useReducer, useRef } from 'react'
import type { PageDraft } from '@/qr/content'
import { type Design, defaultDesign } from '@/qr/design'
import {
  type GeneratorActions,
  GeneratorActionsContext,
  GeneratorContext,
  type GeneratorContextValue,
} from '@/tools/generator/generator-context'
import { advanceGenerator, startGenerator } from '@/tools/generator/generator-state'
import { useFrameText } from '@/tools/shared/style/use-frame-text'
import { ToastProvider } from '@/ui/toast'

export type TestGeneratorProps = Partial<GeneratorActions> & {
  /** Fills the form; its type alone leaves it blank. */
  draft: Pick<PageDraft, 'type'> & Partial<PageDraft>
  design?: Design
  children: ReactNode
}

/** What a part of the editor needs around it, without session, links and dialogs. */
export function TestGenerator({
  draft,
  design = defaultDesign,
  children,
  ...given
}: TestGeneratorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(advanceGenerator, null, () => {
    const filled = advanceGenerator(startGenerator(draft.type), { do: 'restore', draft })
    return advanceGenerator(filled, { do: 'restoreStyle', design })
  })
  const stepOf = (change: object, step = Object.keys(change).join()) => ({
    step,
    atMs: performance.now(),
  })
  const nothing = () => {}
  const actions: GeneratorActions = {
    form,
    dispatch,
    fill: (change, step) => dispatch({ do: 'fill', change, ...stepOf(change, step) }),
    restyle: (change, step) => dispatch({ do: 'restyle', change, ...stepOf(change, step) }),
    undo: () => dispatch({ do: 'undo' }),
    redo: () => dispatch({ do: 'redo' }),
    clear: () => dispatch({ do: 'clear', link: null }),
    show: nothing,
    openTab: nothing,
    showField: nothing,
    isFinished: () => true,
    isReadyToExport: () => true,
    onExported: nothing,
    storeRecent: nothing,
    setPrintColor: nothing,
    ...given,
  }
  const value: GeneratorContextValue = {
    ...actions,
    ...state,
    code: state.drawing.code,
    drawnDesign: state.design,
    frameText: useFrameText(state.design.frame),
    printColor: null,
    isTouched: false,
    dueAction: undefined,
    linked: { choose: nothing } as unknown as GeneratorContextValue['linked'],
    mapTiles: undefined,
  }
  return (
    <ToastProvider label="Notes" dismissLabel="Dismiss">
      <GeneratorActionsContext value={actions}>
        <GeneratorContext value={value}>{children}</GeneratorContext>
      </GeneratorActionsContext>
    </ToastProvider>
  )
}
