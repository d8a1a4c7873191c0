import { type FormEvent, useState } from 'react';
import type { FabricBookAnswer } from '../../../../contract/desk/fabric-answers.ts';
import { href } from '../../../../contract/routes.ts';
import {
  type CollectionDye,
  collectionDyes,
  collectionKey,
  newCollection,
} from '../../../../domain/catalogue/new-collection.ts';
import { addRecord } from '../../../mill/change-record.ts';
import { Choices } from '../../../record/fields/inputs.tsx';

interface AddCollectionProps {
  readonly collections: FabricBookAnswer['collections'];
}

const dyeNames: Readonly<Record<CollectionDye, string>> = {
  turmeric: 'Yellow',
  indigo: 'Blue',
  kora: 'Cream',
  plum: 'Plum',
};

/** A name, a sentence and a colour make a draft; fabrics are moved to it afterwards. */
export function AddCollection({ collections }: AddCollectionProps) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [dye, setDye] = useState<CollectionDye>('turmeric');
  const [asked, setAsked] = useState(false);
  const title = name.trim();
  const key = collectionKey(
    title,
    collections.map(({ id }) => id),
  );
  const wrong = explain(title, description.trim(), key);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wrong || key === undefined) return;
    const fields = { name: title, description: description.trim(), dye };
    const body = newCollection(key, collections.length + 1, fields);
    if (!(await addRecord({ kind: 'category', key }, body))) return;
    setName('');
    setDescription('');
    setAsked(false);
  };
  return (
    <form className="stack" onSubmit={(event) => void add(event)} noValidate>
      <h3>Add a collection</h3>
      <label className="field">
        Name
        <input
          className="inp"
          value={name}
          maxLength={40}
          autoComplete="off"
          placeholder="For example Sports and swim"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className="field">
        Description, one or two sentences
        <textarea
          className="inp"
          rows={3}
          value={description}
          maxLength={240}
          onChange={({ target }) => setDescription(target.value)}
        />
      </label>
      <p className="lab mut">Colour of its tab</p>
      <Choices
        label="Colour of its tab"
        value={dye}
        choices={collectionDyes.map((one) => ({
          value: one,
          label: dyeNames[one],
          colour: `var(--color-${one})`,
        }))}
        onChoose={(chosen) => setDye(chosen as CollectionDye)}
      />
      {key && (
        <p className="lab mut">Its web link will be {href.category(key)}, also under a new name.</p>
      )}
      {asked && wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="row-acts">
        <button type="submit" className="quiet">
          Add the collection as a draft
        </button>
      </div>
      <p className="lab mut">
        Then tick fabrics in the list: the button Move to collection appears below. Buyers see the
        collection after you press Publish here.
      </p>
    </form>
  );
}

function explain(name: string, description: string, key: string | undefined): string | undefined {
  if (name.length < 3 || key === undefined) return 'Please write a name of at least three letters.';
  if (description.length < 50) return 'Please write a little more about it: at least 50 letters.';
  return undefined;
}
