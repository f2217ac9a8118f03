import { useEffect } from 'react'
import { readSlug } from '@/codes/slug'
import { useHandler } from '@/tools/shared/use-handler'

const parameter = 'edit'

/** Opens the dynamic code that the address names; the name goes, so that a reload opens no other. */
export function useEditedCode(open: (slug: string) => void): void {
  const openLatest = useHandler(open)
  useEffect(() => {
    const address = new URL(location.href)
    const slug = readSlug(address.searchParams.get(parameter) ?? '')
    if (!slug) return
    address.searchParams.delete(parameter)
    history.replaceState(history.state, '', address)
    openLatest(slug)
  }, [openLatest])
}
