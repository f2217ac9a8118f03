import {
  AppWindow,
  Barcode,
  Binary,
  CircleDashed,
  Coins,
  Globe,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  Phone,
  WifiCog,
} from 'lucide-react'
import { typeIcons } from '@/tools/shared/content/type-icons'
import type { CodeKind } from './recognise-code'

export const kindIcons: Record<CodeKind, LucideIcon> = {
  ...typeIcons,
  url: Globe,
  phone: Phone,
  whatsapp: MessageCircle,
  epc: Coins,
  'swiss-qr-bill': Coins,
  pix: Coins,
  upi: Coins,
  'merchant-payment': Coins,
  otp: KeyRound,
  product: Barcode,
  'other-network': WifiCog,
  hosted: AppWindow,
  binary: Binary,
  empty: CircleDashed,
}
