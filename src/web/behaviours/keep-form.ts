/**
 * What a visitor typed survives a reload, a reopened tab and a visit to another page.
 * A value that the address or the server put into the field wins over a kept one.
 */
export function keepForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-keep]')) {
    const key = `keep:${form.dataset['keep']}`;
    restore(form, read(key));
    form.addEventListener('input', () => write(key, valuesOf(form)));
    form.addEventListener('reset', () => sessionStorage.removeItem(key));
  }
}

type Kept = readonly (readonly [string, string])[];

/** Lines of a quote stay with the basket, which knows the fabric that each belongs to. */
function valuesOf(form: HTMLFormElement): Kept {
  return [...new FormData(form)].filter(
    (entry): entry is [string, string] => !!entry[1] && !/^(website$|line)/.test(entry[0]),
  );
}

function restore(form: HTMLFormElement, kept: Kept): void {
  for (const field of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    for (const [name, value] of kept) {
      if (field.name !== name) continue;
      if (/^(radio|checkbox)$/.test(field.type)) field.checked ||= field.value === value;
      else if (!field.value || field.type === 'select-one') field.value = value;
    }
  }
}

// Storage can be switched off or full; the form then simply works without a memory.
function read(key: string): Kept {
  try {
    // What is no list throws.
    return [...(JSON.parse(sessionStorage.getItem(key) ?? '[]') as Kept)];
  } catch {
    return [];
  }
}

function write(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // See read.
  }
}
