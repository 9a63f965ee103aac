import { type ProjectType } from './content-types'

// A job is what the crew collects on site, for staff only: photos of before and after and a few facts. It becomes a project.

export const jobMoments = ['before', 'after'] as const
export type JobMoment = (typeof jobMoments)[number]

export const maxJobPhotos = 40

/** `id` comes from the device that took it, so that sending it twice stores it once. */
export type JobPhoto = {
  id: string
  moment: JobMoment
  /** Its private file (photoPath() of lib/lead-photos.ts gives the address). */
  file: string
  /** In pixels. */
  width: number
  height: number
  /** ISO */
  takenAt: string
  /** The id of the before photo that it was taken over, for the same angle; empty for none. */
  over: string
}

/** The part of a photo that is shown, as shares of its width and height. It is 3:2, so its height follows. */
export type JobCrop = { photo: string; x: number; y: number; width: number }

export type JobPair = Record<JobMoment, JobCrop>

export const permissionWays = ['in person', 'by text message', 'by email', 'on paper'] as const

/** The homeowner's permission to show the photos. */
export type JobPermission = {
  name: string
  way: (typeof permissionWays)[number]
  /** A day, as 2026-11-23. */
  givenOn: string
}

/** The fields of the form. Dollars are whole. An empty `title` stands for the suggested one. */
export type JobFields = {
  leadId: string | null
  place: string
  projectType: ProjectType
  /** A service's slug; empty for any of its room. */
  service: string
  title: string
  description: string
  costFrom: number | null
  costTo: number | null
  weeks: number | null
  pair: JobPair | null
  permission: JobPermission | null
}

/** The fields of a new job. */
export const blankJob = {
  leadId: null,
  place: '',
  projectType: 'kitchen',
  service: '',
  title: '',
  description: '',
  costFrom: null,
  costTo: null,
  weeks: null,
  pair: null,
  permission: null,
} as const satisfies JobFields

/** `id` comes from the device that added it: 32 hexadecimal digits. */
export type Job = JobFields & {
  id: string
  photos: JobPhoto[]
  /** Its project, once there is one. */
  project: {
    id: string
    slug: string
    isPublished: boolean
    /** Staff have edited it since it was made of the job: making it again replaces its pictures only. */
    isEdited?: boolean
  } | null
  version: number
  createdAt: string
  updatedAt: string
}

/** A won lead that a job can be of. */
export type WonLead = { id: string; name: string; town: string; service: string; projectType: string }
