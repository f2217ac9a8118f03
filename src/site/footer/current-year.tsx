'use client'

import { useEffect, useState } from 'react'

/** The current year: the page may have been rendered last year. */
export function CurrentYear({ renderedYear }: { renderedYear: number }) {
  const [year, setYear] = useState(renderedYear)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return <>{year}</>
}
