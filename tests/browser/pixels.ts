import { type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

// Reads what is drawn on a screen: compares pieces of two pictures, and checks that a text differs from its background.

export type Box = { x: number; y: number; width: number; height: number }

/** Waits for the pictures and the fonts, those in frames too, and takes the whole window. */
export async function shot(page: Page): Promise<Buffer> {
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(Array.from(document.images, (image) => image.decode()))
    })
  return page.screenshot({ animations: 'disabled' })
}

/** The difference that pictures of another size may have in their details. Every fourth pixel is compared, as an average of four by four. */
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
export async function difference(first: [Buffer, Box], second: [Buffer, Box]): Promise<number> {
  const size = {
    width: Math.min(first[1].width, second[1].width),
    height: Math.min(first[1].height, second[1].height),
  }
  const firstPiece = await piece(first[0], { ...first[1], ...size })
  // Half a pixel is rounded up in one and down in the other: a piece may begin a line earlier or later.
  const shares = [0, -1, 1].map(async (by) => {
    const secondPiece = await piece(second[0], { ...second[1], ...size, y: Math.max(0, second[1].y + by) })
    let unlike = 0
    for (let pixel = 0; pixel < firstPiece.length; pixel += 3)
      if (
        [0, 1, 2].some(
          (color) => Math.abs(firstPiece[pixel + color]! - secondPiece[pixel + color]!) > visible,
        )
      )
        unlike += 1
    return unlike / (firstPiece.length / 3)
  })
  return Math.min(...(await Promise.all(shares)))
}

/** The relative luminance of a color, as WCAG defines it. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * The contrast of a label's texts, the least of them, each between the color that most of its pixels have and the one that is
 * furthest from it: what is really drawn, also where a browser lays something of its own under the text.
 */
export async function textContrast(label: Locator): Promise<number> {
  // In the middle of the window no bar lies over it.
  const boxes = await label.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    )
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const boxes: Box[] = []
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const { x, y, width, height } = range.getClientRects()[0]!
      if (width > 3) boxes.push({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })
    }
    return boxes
  })
  const contrasts: number[] = []
  for (const clip of boxes)
    contrasts.push(await contrastIn(await label.page().screenshot({ animations: 'disabled', clip })))
  return Math.min(...contrasts)
}

async function contrastIn(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const [ground = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
  const lightness = (color: number) => luminance([color >> 16, (color >> 8) & 255, color & 255]) + 0.05
  const ratios = [...counts.keys()].map((color) => {
    const [one, other] = [lightness(color), lightness(ground)]
    return Math.max(one, other) / Math.min(one, other)
  })
  return Math.max(...ratios)
}
