import { Picture } from '@/components/site/parts/picture'
import { Icon } from '@/components/ui/icon'
import { BlockTitle, Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type VideoConfig } from './definition'
import { readVideo } from './video-address'

/**
 * Requests nothing before the video plays: until then it is a picture with a link, and the page's loader
 * (lib/page-cache/loader.js) gives the frame behind it an address. Without script the link leads to the video.
 */
export function View({ config, words, inCanvas }: ViewProps<VideoConfig>) {
  const { title, address, poster, caption } = config
  const video = readVideo(address)
  const below = words('caption')
  if (!video && !inCanvas) return null
  const name = title.trim() || caption.trim()
  return (
    <Section ground="ivory">
      <BlockTitle>{words('title')}</BlockTitle>
      {!video && <Missing pic>Paste the address of a video</Missing>}
      {video && (
        <figure className="max-w-240">
          <div className="on-dark relative aspect-video overflow-hidden rounded-picture bg-spruce-deep">
            {video.frame === null ? (
              // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are in the file, if it has any
              <video
                className="size-full object-cover"
                src={video.page}
                poster={poster || undefined}
                controls
                playsInline
                preload="none"
                aria-label={name || 'Video'}
              />
            ) : (
              <>
                {poster && (
                  <Picture
                    src={poster}
                    alt=""
                    sizes="(min-width: 1050px) 960px@16/9, 100vw@16/9"
                    className="absolute inset-0 h-full rounded-none"
                  />
                )}
                <a
                  className="group absolute inset-0 grid place-items-center -outline-offset-4"
                  href={video.page}
                  data-video={video.frame}
                  aria-label={name ? `Play video: ${name}` : 'Play video'}
                >
                  <span className="grid size-18 place-items-center rounded-full bg-ivory text-spruce-deep transition-colors group-hover:bg-brass-light @narrow:size-22">
                    <Icon name="play" className="ml-1 size-8 fill-current" />
                  </span>
                </a>
                <iframe
                  className="absolute inset-0 size-full border-0"
                  title={name || 'Video'}
                  allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                  referrerPolicy="strict-origin-when-cross-origin"
                  hidden
                />
              </>
            )}
          </div>
          {below && <figcaption className="mt-3 text-small text-quiet">{below}</figcaption>}
        </figure>
      )}
    </Section>
  )
}
