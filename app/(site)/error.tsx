'use client'

export { ErrorScreen as default } from '@/components/site/frame/error-screen'
