import type { SVGProps } from 'react'

/** Paths on a square of 24. */
const circle = 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0'
const drawings = {
  'check-check': 'M18 6L7 17l-5-5m20-2l-7.5 7.5L13 16',
  'chevron-down': 'm6 9l6 6l6-6',
  'chevron-up': 'm18 15l-6-6l-6 6',
  'user-round': 'M17 8a5 5 0 1 1-10 0a5 5 0 0 1 10 0M20 21a8 8 0 0 0-16 0',
  circle,
  'circle-check': `${circle}M16 9l-5.5 5.5L8 12`,
  'circle-dashed':
    'M10.1 2.182a10 10 0 0 1 3.8 0m0 19.636a10 10 0 0 1-3.8 0m7.509-18.097a10 10 0 0 1 2.69 2.7M2.182 13.9a10 10 0 0 1 0-3.8m18.097 7.509a10 10 0 0 1-2.7 2.69M21.818 10.1a10 10 0 0 1 0 3.8M3.721 6.391a10 10 0 0 1 2.7-2.69m-.03 16.578a10 10 0 0 1-2.69-2.7',
  sparkles:
    'M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594zM20 2v4m2-2h-4M6 20a2 2 0 1 1-4 0a2 2 0 0 1 4 0',
  'triangle-alert':
    'm21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01',
  clock: `${circle}M12 6v6l4 2`,
  eye: 'M2.062 12.348a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 19.876 0a1 1 0 0 1 0 .696a10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0',
  'pencil-line':
    'M13 21h8M15 5l4 4m2.174-2.188a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
  languages: 'm5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6',
} as const

export type DeskIconName = keyof typeof drawings

type Props = SVGProps<SVGSVGElement> & { name: DeskIconName; size: number }

/** An icon of the desk. Decorative: the adjacent text has the same meaning. */
export function DeskIcon({ name, size, ...props }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
