import { useRef, useState } from 'react'
import { useToast } from '@/ui/toast'
import { useFailureWords } from './use-failure-words'

export type ExportAction = 'download' | 'picture' | 'svg' | 'share'

type ExportWork = {
  action: ExportAction
  share: number
  /** It takes so long that it shows its progress. */
  isLong: boolean
}

type Options = { signal: AbortSignal; onProgress: (share: number) => void }

const longFromMs = 400

/** One drawing at a time, with its progress, a way out, and words where it fails. */
export function useExportWork() {
  const [work, setWork] = useState<ExportWork | null>(null)
  const running = useRef<AbortController>(null)
  const showToast = useToast()
  const sayWhy = useFailureWords()

  const run = async (action: ExportAction, take: (options: Options) => Promise<void>) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setWork({ action, share: 0, isLong: false })
    const change = (part: Partial<ExportWork>) => {
      if (running.current === controller) setWork((now) => now && { ...now, ...part })
    }
    const timer = setTimeout(() => change({ isLong: true }), longFromMs)
    try {
      await take({ signal: controller.signal, onProgress: (share) => change({ share }) })
    } catch (error) {
      if (!controller.signal.aborted) showToast(sayWhy(error), { tone: 'bad' })
    } finally {
      clearTimeout(timer)
      running.current = null
      setWork(null)
    }
  }
  const cancel = () => running.current?.abort()

  return { work, run, cancel }
}
