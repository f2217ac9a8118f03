import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { findPictureKind, isBarePicture } from './picture-kind'

const square = () =>
  sharp({
    create: { width: 40, height: 30, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
  })
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const text = (svg: string) => new TextEncoder().encode(svg)

describe('findPictureKind', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('knows %s by its bytes', async (kind) => {
    expect(findPictureKind(await bytesOf(square().toFormat(kind)))).toBe(kind)
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\ufeff\n<?xml version="1.0"?><!-- Generator: Adobe Illustrator -->\n<svg\nviewBox="0 0 1 1"/>',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"></s:svg>',
  ])('knows a drawing: %s', (svg) => {
    expect(findPictureKind(text(svg))).toBe('svg')
  })

  it.each(['', 'svg', '%PDF-1.7', '<html></html>', 'a <svg>'])(
    'takes %s for something else',
    (other) => {
      expect(findPictureKind(text(other))).toBe('other')
    },
  )

  it('takes GIF and AVIF for pictures to redraw', async () => {
    expect(findPictureKind(await bytesOf(square().gif()))).toBe('other')
    expect(findPictureKind(await bytesOf(square().avif()))).toBe('other')
  })
})

describe('isBarePicture', () => {
  it('lets plain files through', async () => {
    expect(isBarePicture(await bytesOf(square().png()), 'png')).toBe(true)
    expect(isBarePicture(await bytesOf(square().png({ palette: true })), 'png')).toBe(true)
    expect(isBarePicture(await bytesOf(square().jpeg()), 'jpeg')).toBe(true)
    expect(isBarePicture(await bytesOf(square().jpeg({ progressive: true })), 'jpeg')).toBe(true)
  })

  it('holds back what tells where or how a picture was taken', async () => {
    const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
    expect(isBarePicture(await bytesOf(square().jpeg().withExif(exif)), 'jpeg')).toBe(false)
    expect(isBarePicture(await bytesOf(square().png().withExif(exif)), 'png')).toBe(false)
  })

  it('holds back CMYK, what is cut off and what has something behind its end', async () => {
    const cmyk = await bytesOf(square().toColourspace('cmyk').jpeg())
    expect(isBarePicture(cmyk, 'jpeg')).toBe(false)
    const png = await bytesOf(square().png())
    expect(isBarePicture(png.subarray(0, png.length - 6), 'png')).toBe(false)
    expect(isBarePicture(new Uint8Array([...png, 1, 2, 3]), 'png')).toBe(false)
    expect(isBarePicture(png.subarray(0, 20), 'png')).toBe(false)
  })
})
