import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Job } from '@/lib/job-types'
import { jobsState, startJobs, subscribeToJobs } from './job-queue'
import { type JobsState, stateOfServer } from './job-state'

export {
  addJob,
  addPhotos,
  changeJob,
  makeProject,
  removeJob,
  removePhoto,
  restoreJob,
  settleConflict,
  sync,
} from './job-queue'
export { type JobsState, type LocalJob, type LocalPhoto } from './job-state'

/** Returns the jobs of the server and of this device, and sends what waits. */
export function useJobs(initial: Job[]): JobsState {
  const [first] = useState(() => stateOfServer(initial))
  useEffect(() => {
    void startJobs(initial)
  }, [initial])
  return useSyncExternalStore(
    subscribeToJobs,
    () => jobsState() ?? first,
    () => first,
  )
}
