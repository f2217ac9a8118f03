import {
  CalendarDays,
  Clapperboard,
  Contact,
  FileText,
  Image,
  Link,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareText,
  TextInitial,
  Wifi,
} from 'lucide-react'
import type { PageType } from '@/qr/content/content-types'

export const typeIcons: Record<PageType, LucideIcon> = {
  text: TextInitial,
  url: Link,
  wifi: Wifi,
  vcard: Contact,
  email: Mail,
  sms: MessageSquareText,
  event: CalendarDays,
  map: MapPin,
  document: FileText,
  multimedia: Clapperboard,
  image: Image,
}
