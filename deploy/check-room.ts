// Checks a folder of layers before it becomes a scene of the visualizer.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { finishesOf, type KitchenSurface, type Surface, surfaces } from '@/lib/business/finishes'
import { type RoomFile, surfaceName } from '@/lib/business/rooms'
import { isRecord } from '@/lib/type-guards'
import { readRoomFile } from './room-file'

/** The ids of the finishes that a scene has layers for, by surface. */
export type RoomFinishes = Record<Surface, string[]>
/** The finishes.json of a room: surfaces of its own, or the built-in finishes that it has. */
export type RoomFacts = RoomFile | { finishes: Record<KitchenSurface, string[]> }
type Size = { width: number; height: number }

/** A codec may change coverage (0 to 255) by so much, on so small a share of the picture. */
const tolerance = 8
const toleratedShare = 0.001

const list = 'finishes.json'
const picture = /^(?<name>[a-z0-9-]+)\.(?:webp|png)$/

/**
 * Checks the layers, which must all have `size` in pixels. Returns what finishes.json says, the finishes that the scene has layers
 * for, the layers' files by their names, and a line about each fault.
 */
export async function checkRoom(
  folder: string,
  size: Size,
): Promise<{ facts?: RoomFacts; finishes: RoomFinishes; files: Map<string, string>; faults: string[] }> {
  const faults: string[] = []
  if (!existsSync(folder))
    return { finishes: {}, files: new Map(), faults: [`There is no folder ${folder}.`] }
  const files = filesIn(folder, faults)
  const facts = readFacts(folder, faults)
  const finishes = facts ? finishesOfFacts(facts) : {}
  const layers = Object.entries(finishes).flatMap(([surface, ids]) => ids.map((id) => `${surface}-${id}`))
  if (!files.has('room'))
    faults.push('room.webp is missing: all of the picture that no finish changes, with alpha.')
  for (const name of layers) if (!files.has(name)) faults.push(`${name}.webp is missing.`)
  for (const [name, file] of files)
    if (facts && name !== 'room' && !layers.includes(name))
      faults.push(`${file} belongs to no finish in ${list}.`)
  faults.push(...(await checkPictures(folder, files.values(), size)))
  // Coverage can only be added up if no layer is missing.
  if (faults.length === 0) faults.push(...(await checkCoverage(folder, files, finishes, size.width)))
  return { ...(facts && { facts }), finishes, files, faults }
}

const finishesOfFacts = (facts: RoomFacts): RoomFinishes =>
  'surfaces' in facts
    ? Object.fromEntries(facts.surfaces.map(({ id, finishes }) => [id, finishes.map((finish) => finish.id)]))
    : facts.finishes

/** Returns the pictures of a folder by their names without extension. */
function filesIn(folder: string, faults: string[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of readdirSync(folder).sort()) {
    if (file === list || file.startsWith('.')) continue
    const name = picture.exec(file)?.groups?.name
    if (!name) {
      faults.push(
        `${file} isn’t a layer. Layers are called room.webp and SURFACE-FINISH.webp (or .png), in small letters.`,
      )
      continue
    }
    if (files.has(name)) faults.push(`${name} is there as .png and as .webp: keep one of them.`)
    files.set(name, file)
  }
  return files
}

function readFacts(folder: string, faults: string[]): RoomFacts | undefined {
  const example = 'a list of finishes for each surface, as in {"cabinets": ["sage", "oak"], "island": …}'
  const file = path.join(folder, list)
  if (!existsSync(file)) {
    faults.push(`${list} is missing: ${example}.`)
    return undefined
  }
  let stored: unknown
  try {
    stored = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Reported below.
  }
  if (!isRecord(stored)) {
    faults.push(`${list} can’t be read: it must be JSON, ${example}.`)
    return undefined
  }
  if ('surfaces' in stored) {
    const read = readRoomFile(stored)
    if ('file' in read) return read.file
    faults.push(...read.faults)
    return undefined
  }
  for (const name of Object.keys(stored))
    if (!surfaces.some((surface) => surface === name))
      faults.push(`${list} names the surface “${name}”. There are: ${surfaces.join(', ')}.`)
  const finishes = surfaces.map((surface) => [surface, finishesIn(stored[surface], surface, faults)] as const)
  return { finishes: Object.fromEntries(finishes) as Record<KitchenSurface, string[]> }
}

function finishesIn(value: unknown, surface: Surface, faults: string[]): string[] {
  const label = surfaceName(surface).toLowerCase()
  if (!Array.isArray(value) || value.length === 0) {
    faults.push(`${list} has no finishes for “${surface}” (${label}): list at least one.`)
    return []
  }
  const knownIds = finishesOf(surface).map(({ id }) => id)
  const ids = value.map(String)
  for (const id of ids.filter((name) => !knownIds.includes(name)))
    faults.push(
      `${list} names “${id}” for ${surface}, which the site doesn’t know. It knows: ${knownIds.join(', ')}.`,
    )
  for (const id of new Set(ids.filter((name, index) => ids.indexOf(name) !== index)))
    faults.push(`${list} names “${id}” twice for ${surface}.`)
  return [...new Set(ids)]
}

/** Returns the faults of single pictures. */
async function checkPictures(folder: string, files: Iterable<string>, size: Size): Promise<string[]> {
  const faults: string[] = []
  for (const file of files) {
    try {
      const { width, height, hasAlpha } = await sharp(path.join(folder, file)).metadata()
      if (width !== size.width || height !== size.height)
        faults.push(`${file} is ${width} × ${height} pixels; all layers are ${size.width} × ${size.height}.`)
      if (!hasAlpha) faults.push(`${file} has no alpha: nothing says which part of the picture it covers.`)
    } catch {
      faults.push(`${file} can’t be read as a picture.`)
    }
  }
  return faults
}

const alphaOf = (folder: string, file: string) =>
  sharp(path.join(folder, file)).extractChannel('alpha').raw().toBuffer()

async function checkCoverage(
  folder: string,
  files: ReadonlyMap<string, string>,
  finishes: RoomFinishes,
  width: number,
): Promise<string[]> {
  const faults: string[] = []
  const sum = Float32Array.from(await alphaOf(folder, files.get('room')!))
  for (const [surface, ids] of Object.entries(finishes)) {
    const [first, ...otherFiles] = ids.map((id) => files.get(`${surface}-${id}`)!)
    const coverage = await alphaOf(folder, first!)
    coverage.forEach((part, index) => (sum[index]! += part))
    for (const file of otherFiles) {
      const otherCoverage = await alphaOf(folder, file)
      const wrong = whereWrong(coverage.length, width, (index) => otherCoverage[index]! - coverage[index]!)
      if (wrong) faults.push(`${file} doesn’t cover what ${first} covers: ${wrong}.`)
    }
  }
  const missing = whereWrong(sum.length, width, (index) => Math.min(0, sum[index]! - 255))
  if (missing) faults.push(`The layers together leave a gap, where the picture would be dark: ${missing}.`)
  const double = whereWrong(sum.length, width, (index) => Math.max(0, sum[index]! - 255))
  if (double) faults.push(`The layers overlap, where the picture would be too bright: ${double}.`)
  return faults
}

/** Describes how much of a picture differs beyond the tolerance, and where; null for next to nothing. */
function whereWrong(pixels: number, width: number, difference: (index: number) => number): string | null {
  let [count, x, y] = [0, 0, 0]
  for (let index = 0; index < pixels; index += 1) {
    if (Math.abs(difference(index)) <= tolerance) continue
    count += 1
    x += index % width
    y += Math.floor(index / width)
  }
  if (count <= pixels * toleratedShare) return null
  const share = Math.max(0.1, Math.round((count / pixels) * 1000) / 10)
  return `${share}% of the picture, around ${Math.round(x / count)} × ${Math.round(y / count)} pixels`
}
