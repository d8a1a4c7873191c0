/**
 * What a visitor typed survives a reload, a closed tab brought back and a walk to another page.
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

type Kept = Readonly<Record<string, string>>;

function valuesOf(form: HTMLFormElement): Kept {
  const kept: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value && name !== 'website') kept[name] = value;
  }
  return kept;
}

function restore(form: HTMLFormElement, kept: Kept): void {
  for (const [name, value] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (!field.value) field.value = value;
    } else if (field instanceof HTMLSelectElement || field instanceof RadioNodeList) {
      field.value = value;
    }
  }
}

// Storage can be switched off or full; the form then simply works without a memory.
function read(key: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function write(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // See read.
  }
}
