/** A session is valid while it has the same `sessionVersion`. */
export type Staff = { id: string; email: string; name: string; role: StaffRole; sessionVersion: number }

/** An owner may do everything; an editor works on leads and content, but not on settings, accounts and the site as a whole. */
export const staffRoles = ['owner', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Times are ISO; `lastSeenAt` is null for an account that was never used. */
export type StaffAccount = {
  id: string
  name: string
  email: string
  role: StaffRole
  hasSecondFactor: boolean
  lastSeenAt: string | null
  /** Since when it may not sign in, or null. */
  deactivatedAt: string | null
}

export type StaffInvitation = Pick<StaffAccount, 'id' | 'name' | 'email' | 'role'> & {
  createdAt: string
  expiresAt: string
}

/** A browser that is signed in. */
export type StaffDevice = {
  id: string
  device: string
  address: string
  createdAt: string
  lastSeenAt: string
}

/** A person who has the same record open. */
export type Collaborator = {
  name: string
  /** True for the same person in another window. */
  own: boolean
  /** Seconds since the last change there; null if nothing was changed. */
  edited: number | null
}
