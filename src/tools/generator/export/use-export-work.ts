import { useRef, useState } from 'react'
import { useToast } from '@/ui/toast'
import { useFailureMessage } from './use-failure-message'

export type ExportAction = 'download' | 'picture' | 'svg' | 'share'

type ExportWork = {
  action: ExportAction
  share: number
  /** Whether the work lasts long enough to show its progress. */
  isLong: boolean
}

type Options = { signal: AbortSignal; onProgress: (share: number) => void }

const longFromMs = 400

/** Runs one export at a time, with its progress, a way to cancel it, and a note if it fails. */
export function useExportWork() {
  const [work, setWork] = useState<ExportWork | null>(null)
  const running = useRef<AbortController>(null)
  const showToast = useToast()
  const describeFailure = useFailureMessage()

  const run = async (action: ExportAction, task: (options: Options) => Promise<void>) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setWork({ action, share: 0, isLong: false })
    const change = (part: Partial<ExportWork>) => {
      if (running.current === controller) setWork((now) => now && { ...now, ...part })
    }
    const timer = setTimeout(() => change({ isLong: true }), longFromMs)
    try {
      await task({ signal: controller.signal, onProgress: (share) => change({ share }) })
    } catch (error) {
      if (!controller.signal.aborted) showToast(describeFailure(error), { tone: 'bad' })
    } finally {
      clearTimeout(timer)
      running.current = null
      setWork(null)
    }
  }
  const cancel = () => running.current?.abort()

  return { work, run, cancel }
}
