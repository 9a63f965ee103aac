import { lazy } from 'react'

// Dialogs whose code is loaded when they open; their files are stored on the device with the screen.

const loadCamera = () => import('./camera-dialog')
const loadPairEditor = () => import('./pair-editor')
const loadPhotoDialog = () => import('@/components/staff/photo-dialog')

export const CameraDialog = lazy(() => loadCamera().then((file) => ({ default: file.CameraDialog })))
export const PairEditor = lazy(() => loadPairEditor().then((file) => ({ default: file.PairEditor })))
export const PhotoDialog = lazy(() => loadPhotoDialog().then((file) => ({ default: file.PhotoDialog })))

export const dialogs = [loadCamera, loadPairEditor, loadPhotoDialog]
