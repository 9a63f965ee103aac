import { type Page } from '@playwright/test'
import sharp from 'sharp'

// Two pieces of two pictures of a screen, compared.

export type Box = { x: number; y: number; width: number; height: number }

/** Waits for the pictures and the fonts, and takes the whole window. */
export async function shot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(Array.from(document.images, (image) => image.decode()))
  })
  return page.screenshot({ animations: 'disabled' })
}

/** How far pictures of another size may differ in their details: what is looked at is every fourth pixel, of four by four. */
const grain = 4
/** Of 255, in one of the three colors: less is a picture of another compression. */
const visible = 32

async function piece(picture: Buffer, { x, y, width, height }: Box) {
  const area = {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.floor(width),
    height: Math.floor(height),
  }
  const size = { width: Math.round(area.width / grain), height: Math.round(area.height / grain) }
  return sharp(picture)
    .extract(area)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The share of a piece, from 0 to 1, that looks different from another of the same size. */
export async function difference(one: [Buffer, Box], other: [Buffer, Box]): Promise<number> {
  const size = {
    width: Math.min(one[1].width, other[1].width),
    height: Math.min(one[1].height, other[1].height),
  }
  const mine = await piece(one[0], { ...one[1], ...size })
  // Half a pixel is rounded up in one and down in the other: a piece may begin a line earlier or later.
  const shares = [0, -1, 1].map(async (by) => {
    const theirs = await piece(other[0], { ...other[1], ...size, y: Math.max(0, other[1].y + by) })
    let unlike = 0
    for (let pixel = 0; pixel < mine.length; pixel += 3)
      if ([0, 1, 2].some((color) => Math.abs(mine[pixel + color]! - theirs[pixel + color]!) > visible))
        unlike += 1
    return unlike / (mine.length / 3)
  })
  return Math.min(...(await Promise.all(shares)))
}
