import { notFound } from 'next/navigation'

/** Nobody keeps a page for each address that somebody invents. */
export const dynamic = 'force-dynamic'

export default function UnknownRoutePage() {
  notFound()
}
