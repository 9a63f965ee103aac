import { saveGroup } from '../save-group'

/** PUT: stores this group of settings. */
export const PUT = saveGroup('visits')
