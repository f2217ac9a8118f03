export function BadgePicture({ imageUrl, alt }: { imageUrl: string; alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: the review site's own picture, as it serves it
    <img
      src={imageUrl}
      alt={alt}
      width={200}
      height={56}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="h-14 w-50 object-contain object-left"
    />
  )
}
