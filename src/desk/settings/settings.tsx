import { useState } from 'react';
import type { DeskSettings } from '../../contract/desk/settings.ts';
import { useAsked } from '../use-asked.ts';
import { useSend } from '../use-send.ts';
import { HoursForm } from './hours-form.tsx';
import { People } from './people.tsx';
import { Templates } from './templates.tsx';

export default function Settings() {
  const { value: settings } = useAsked<DeskSettings>('/settings');
  const { send, busy, error } = useSend();
  const [saved, setSaved] = useState(false);
  const save = async (change: Partial<DeskSettings>) => {
    setSaved(false);
    if (await send('/settings', { ...settings, ...change }, 'PUT')) setSaved(true);
  };
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Settings</h1>
        <p role="status" className="mut">
          {saved && 'Kept.'}
        </p>
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <People />
      {settings && (
        <>
          <HoursForm settings={settings} busy={busy} onSave={save} />
          <Templates templates={settings.templates} busy={busy} onSave={save} />
        </>
      )}
    </div>
  );
}
