import type { Design } from '@/qr/design'
import type { Matrix } from '@/qr/encode'

/** The code in the pictures, whose design may lag behind. */
export type PicturedCode = { text: string; matrix: Matrix; design: Design }
