import { AppError } from '@/lib/errors'
import { readBytes } from '@/lib/http/read-body'
import { longestExport } from '@/lib/wordpress/run-import'

/** The export file in a request's body, and whether all of it is to come as drafts (`?drafts`). */
export async function readExportFile(request: Request): Promise<{ bytes: Buffer; asDrafts: boolean }> {
  // Types that a foreign page's form can't send; what the file really is, its text says.
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:(?:application|text)\/xml|application\/octet-stream)/i.test(type))
    throw new AppError('wrong-type', { detail: 'Send the export file itself, as application/xml.' })
  const large =
    'The file is larger than 20 MB. In WordPress, export it in parts: choose Posts and a range of dates.'
  const bytes = await readBytes(request, longestExport, large)
  return { bytes, asDrafts: new URL(request.url).searchParams.has('drafts') }
}
