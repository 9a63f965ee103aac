import 'server-only'
import { database, write } from './client'
import { getSetting, setSetting } from './settings'

/** A stored second factor. `secret` is sealed; it counts once `since` is set. */
type StoredSecondFactor = { secret: string; since: Date | null; step: number }

/** Returns the second factor of an account; an empty one where there is none. */
export async function getSecondFactor(staffId: string): Promise<StoredSecondFactor> {
  const db = await database()
  const row = await db.staff.findUnique({
    where: { id: staffId },
    select: { totpSecret: true, totpSince: true, totpStep: true },
  })
  return { secret: row?.totpSecret ?? '', since: row?.totpSince ?? null, step: row?.totpStep ?? 0 }
}

/** Stores a new secret that waits for its first code. Returns false if one counts already. */
export async function beginSecondFactor(staffId: string, sealedSecret: string): Promise<boolean> {
  const { count } = await write((db) =>
    db.staff.updateMany({
      where: { id: staffId, totpSince: null },
      data: { totpSecret: sealedSecret, totpStep: 0 },
    }),
  )
  return count > 0
}

/** Takes the code of a step unless it or a later one was taken before. @returns whether it was taken */
export async function takeStep(staffId: string, step: number): Promise<boolean> {
  const { count } = await write((db) =>
    db.staff.updateMany({ where: { id: staffId, totpStep: { lt: step } }, data: { totpStep: step } }),
  )
  return count > 0
}

/** Makes the second factor count and stores the hashes of its recovery codes. */
export async function confirmSecondFactor(staffId: string, hashes: string[]): Promise<void> {
  await write((db) =>
    db.$transaction([
      db.staff.update({ where: { id: staffId }, data: { totpSince: new Date() }, select: { id: true } }),
      db.recoveryCode.deleteMany({ where: { staffId } }),
      db.recoveryCode.createMany({ data: hashes.map((hash) => ({ staffId, hash })) }),
    ]),
  )
}

/** Replaces the hashes of the recovery codes. */
export async function replaceRecoveryCodes(staffId: string, hashes: string[]): Promise<void> {
  await write((db) =>
    db.$transaction([
      db.recoveryCode.deleteMany({ where: { staffId } }),
      db.recoveryCode.createMany({ data: hashes.map((hash) => ({ staffId, hash })) }),
    ]),
  )
}

/** Takes a recovery code by its hash. @returns whether there was an unused one */
export async function takeRecoveryCode(staffId: string, hash: string): Promise<boolean> {
  const { count } = await write((db) =>
    db.recoveryCode.updateMany({ where: { staffId, hash, usedAt: null }, data: { usedAt: new Date() } }),
  )
  return count > 0
}

export async function countRecoveryCodes(staffId: string): Promise<number> {
  const db = await database()
  return db.recoveryCode.count({ where: { staffId, usedAt: null } })
}

const requiredKey = 'second-factor-required'

/** Returns true if every account needs a second factor before it may do anything. */
export const isSecondFactorRequired = async (): Promise<boolean> => (await getSetting(requiredKey)) === true

/** Stores whether every account needs a second factor. */
export const requireSecondFactor = (isRequired: boolean): Promise<void> => setSetting(requiredKey, isRequired)

/** Removes the second factor and its recovery codes. */
export async function removeSecondFactor(staffId: string): Promise<void> {
  await write((db) =>
    db.$transaction([
      db.staff.updateMany({
        where: { id: staffId },
        data: { totpSecret: '', totpSince: null, totpStep: 0 },
      }),
      db.recoveryCode.deleteMany({ where: { staffId } }),
    ]),
  )
}
