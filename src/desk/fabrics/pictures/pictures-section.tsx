import '../../styles/cloth/cloth-pictures.css';
import { useRef } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { madeOf, type MadeOf } from '../../../domain/picture/made-of.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Editing } from '../../record/editing.ts';
import { ClashCard } from '../../record/clash-card.tsx';
import { clashesOf } from '../../record/fields/of-field.ts';
import { showToast } from '../../record/toasts.tsx';
import { useQuery } from '../../use-query.ts';
import { useCloth, useCupboard } from '../construction/use-cloth.ts';
import { useReorder } from '../shades/use-reorder.ts';
import { AddPictures } from './add-pictures.tsx';
import { HiddenPictures } from './hidden-pictures.tsx';
import { KnittingRow } from './knitting-row.tsx';
import { type ListedPicture, listPictures, movePicture, takeOffPicture } from './picture-list.ts';
import { PictureRow } from './picture-row.tsx';
import { nameScene, offerWords } from './picture-words.ts';
import { UploadRow } from './upload-row.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useKnitting } from './use-knitting.ts';
import { useUploads } from './use-uploads.ts';

const pictureFields = ['photographs', 'pictureOrder', 'hiddenPictures', 'replacedScenes'] as const;

/** The pictures of a fabric in the order of its page: knitted, photographed, and those on their way. */
export function PicturesSection({ editing }: { readonly editing: Editing }) {
  const cupboard = useCupboard();
  const params = { fabric: editing.key };
  const { value: knitted, error } = useQuery(endpoints.knittedGallery, { params });
  const { cloth } = useCloth(editing, cupboard);
  const lead = cupboard?.shades.find(({ key }) => key === editing.body['leadShade'])?.body.hex;
  const now: MadeOf | undefined = cloth && lead ? madeOf(cloth, lead) : undefined;
  const list = listPictures(editing.body, knitted?.gallery ?? []);
  const { shown, hidden } = list;
  const uploads = useUploads(editing);
  const knitting = useKnitting(editing, knitted?.job);
  const section = useRef<HTMLElement>(null);
  const isOver = useFileDrop(section, uploads.add);
  const move = (from: number, to: number) => editing.setAll(movePicture(list, from, to));
  const { dragged, handlers } = useReorder(move);

  function takeOff(picture: ListedPicture): void {
    const before = Object.fromEntries(pictureFields.map((field) => [field, editing.body[field]]));
    editing.setAll(takeOffPicture(editing.body, picture));
    const what = picture.kind === 'knitted' ? nameScene(picture.scene) : 'The photograph';
    showToast({
      text: picture.kind === 'knitted' ? `${what} is hidden.` : `${what} is off the page.`,
      undo: {
        async run() {
          editing.setAll(before);
          return undefined;
        },
      },
    });
  }

  return (
    <section
      ref={section}
      className={classNames('leaf', isOver && 'dropping')}
      id="pictures"
      data-row={`${pictureFields.join(' ')} pictureWords`}
      tabIndex={-1}
      aria-label="Pictures"
    >
      <h2>
        Pictures <span className="lab mut">the first one stands at the top of the page</span>
      </h2>
      {pictureFields.flatMap((field) =>
        clashesOf(editing, field).map((clash) => (
          <ClashCard
            key={clash.field}
            {...{ editing, clash, label: 'Pictures' }}
            spell={(value) =>
              Array.isArray(value) ? `${value.length} pictures` : 'another arrangement'
            }
          />
        )),
      )}
      <div className="pics">
        {error && !knitted && <p className="wrong">{error}</p>}
        <ol className={classNames('pics-list', dragged && 'dragging')}>
          {shown.map((picture, at) => (
            <PictureRow
              key={picture.name}
              {...{ editing, picture, at, now }}
              count={shown.length}
              offered={offerWords(editing.body, cupboard)}
              grip={handlers(at)}
              isTaken={dragged?.from === at}
              isOver={dragged !== undefined && dragged.over === at && dragged.from !== at}
              onMove={(to) => move(at, to)}
              onTakeOff={() => takeOff(picture)}
            />
          ))}
        </ol>
        {uploads.uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onTryAgain={() => uploads.tryAgain(upload.id)}
            onRemove={() => uploads.remove(upload.id)}
          />
        ))}
        <KnittingRow {...knitting} />
        <HiddenPictures editing={editing} hidden={hidden} />
        <AddPictures
          fabric={editing.key}
          onFiles={uploads.add}
          onKnit={() => void knitting.start()}
          isKnitting={knitting.isKnitting || knitting.isAsking}
        />
      </div>
    </section>
  );
}
