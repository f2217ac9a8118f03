import { useRef, useState } from 'react'
import type { Logo } from '@/qr/design'
import { type LogoFileRefusal, readLogoFile } from './read-logo-file'

/** Why there is no logo, as a message key: a rejected file, or none at all. */
export type LogoProblem = LogoFileRefusal | 'nothing' | 'clipboard'

/** Reads files as logos. The latest file wins. */
export function useLogoFile(onRead: (source: Logo['source']) => void) {
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const turn = useRef(0)
  // Reading a file may last a second, during which the design may change.
  const latest = useRef(onRead)
  latest.current = onRead

  /** undefined: the dropped or pasted data contained no file. */
  const accept = async (file: Blob | undefined) => {
    turn.current += 1
    const own = turn.current
    setProblem(file ? null : 'nothing')
    if (!file) return
    setIsReading(true)
    const read = await readLogoFile(file)
    if (own !== turn.current) return
    setIsReading(false)
    if (read.ok) latest.current(read.source)
    else setProblem(read.reason)
  }
  return { take: accept, isReading, problem, setProblem }
}
