import { Button } from '@/components/ui/button'
import { DropZone } from './drop-zone'
import { PictureTiles } from './picture-tiles'
import { UploadList } from './upload-list'
import { type Library } from './use-library'

type LibraryPaneProps = {
  library: Library
  isOver: boolean
  onUse: () => void
}

export function LibraryPane({ library, isOver, onUse }: LibraryPaneProps) {
  const { pictures, failure } = library
  return (
    <div className="grid grid-cols-1 content-start gap-4 px-dialog pt-4 pb-6 tablet:overflow-auto">
      <DropZone active={isOver} onFiles={library.addFiles} />
      <UploadList className="-mt-2" {...library} />
      {pictures ? (
        <PictureTiles
          pictures={pictures}
          chosenId={library.chosen?.id}
          picked={library.many ? library.picked : undefined}
          onChoose={library.many ? library.toggle : library.choose}
          onPick={library.pick}
          onUse={onUse}
        />
      ) : (
        <div className="grid justify-items-start gap-3 py-3">
          <p className="text-quiet">
            {failure ? 'The pictures could not be loaded.' : 'Loading the pictures'}
          </p>
          {failure && <Button onClick={library.load}>Try again</Button>}
        </div>
      )}
    </div>
  )
}
