import type { SceneDrawing } from './scene-drawing'

/** Goods on a shelf, with a card that hangs from its edge. */
export const shelf: SceneDrawing = {
  code: { x: 104, y: 112, width: 112, height: 116 },
  art: (
    <>
      <path d="M0 0h320v240H0z" fill="var(--ground)" />
      <path d="M12 28h36v56H12zM52 20h24v64H52z" fill="var(--body)" />
      <path d="M80 36h44v48H80z" fill="var(--stamp)" />
      <path d="M88 48h28v8H88zM88 60h20v4H88z" fill="var(--sheet)" />
      <path d="M16 40h28v12H16zM56 36h16v20H56z" fill="var(--shade)" />
      <path
        d="M136 84V48c0-12 8-12 8-20V8h16v20c0 8 8 8 8 20v36zM176 84V48c0-12 8-12 8-20V8h16v20c0 8 8 8 8 20v36z"
        fill="var(--dark)"
      />
      <path d="M136 56h32v16h-32zM176 56h32v16h-32z" fill="var(--sheet)" />
      <path d="M220 24h40v60h-40z" fill="var(--board)" />
      <path d="M220 40h40v24h-40z" fill="var(--sheet)" />
      <path d="M268 32h40v52h-40z" fill="var(--body)" />
      <path d="M268 44h40v12h-40z" fill="var(--stamp)" />
      <path d="M0 84h320v20H0z" fill="var(--board)" />
      <path d="M0 100h320v4H0z" fill="var(--board-edge)" />
      <path d="M20 88h40v12H20zM260 88h40v12h-40z" fill="var(--sheet)" />
      <path d="M24 92h16v4H24zM264 92h16v4h-16z" fill="var(--dark)" />
      <path d="M100 96h128v140H100z" fill="var(--shade)" />
      <path d="M96 92h128v140H96z" fill="#fff" />
      <path d="M96 92h128v12H96z" fill="var(--stamp)" />
    </>
  ),
}
