// Written by `npm run api -- client` from the description with the digest e3e35f8dbcb52fbd; never by hand.
export interface paths {
	"/account/me": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Who the token belongs to, with roles
		 * @description Scope of a token: `profile:read`.
		 */
		get: operations["account.me"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/affiliates/{affiliate_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads an affiliate of one’s own team
		 * @description Scope of a token: `team:read`.
		 */
		get: operations["affiliates.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/affiliate": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads one’s own affiliate account
		 * @description Scope of a token: `team:read`.
		 */
		get: operations["affiliates.mine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/applications": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Applies to rent a home
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["applications.submit"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/applications": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the applications one has made
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["applications.listMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/applications/received": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the applications for one’s homes
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["applications.listReceived"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/applications/{id}/review": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Takes up an application
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["applications.review"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/applications/{id}/approve": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Approves an application
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["applications.approve"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/applications/{id}/decline": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Declines an application
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["applications.decline"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/applications/{id}/withdraw": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Takes one’s own application back
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["applications.withdraw"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/broker": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads what waits for a broker today
		 * @description Scope of a token: `brokers:read`.
		 */
		get: operations["brokers.home"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/broker/home-earnings": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads what one home earned its broker
		 * @description Scope of a token: `brokers:read`.
		 */
		get: operations["brokers.homeEarnings"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/broker/performance": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads how a broker’s homes do
		 * @description Scope of a token: `brokers:read`.
		 */
		get: operations["brokers.performance"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/commissions/months": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the months that commissions were worked out for
		 * @description Scope of a token: `commissions:read`.
		 */
		get: operations["commissions.listMyMonths"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/commissions": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s own commissions of a month
		 * @description Scope of a token: `commissions:read`.
		 */
		get: operations["commissions.listMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/commissions/estimate": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Estimates the running month
		 * @description Scope of a token: `commissions:read`.
		 */
		get: operations["commissions.estimateMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/commissions/team": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads what one’s team did in a month
		 * @description Scope of a token: `commissions:read`.
		 */
		get: operations["commissions.teamMonth"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/commissions/statement": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the statement of a month
		 * @description Scope of a token: `commissions:read`.
		 */
		get: operations["commissions.statementMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/commissions/statement-file": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Gets the statement of a month as PDF or CSV
		 * @description Scope of a token: `commissions:read`.
		 */
		get: operations["commissions.statementFile"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/commissions/explanation": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Explains one commission, step by step
		 * @description Scope of a token: `commissions:read`.
		 */
		get: operations["commissions.explainMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leases/{lease_id}/condition-reports": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the condition report of a lease
		 * @description Scope of a token: `leases:read`.
		 */
		get: operations["conditionReports.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/condition-reports/{id}/file": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Gets a condition report as PDF
		 * @description The report as PDF: the sealed file once both agreed, before that as it stands.
		 *
		 *     Scope of a token: `leases:read`.
		 */
		get: operations["conditionReports.file"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/dashboard": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the counts of the start page
		 * @description Scope of a token: `profile:read`.
		 */
		get: operations["dashboard.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/drafts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the listing that was begun
		 * @description Scope of a token: `listings:read`.
		 */
		get: operations["drafts.get"];
		/**
		 * Saves a listing that was begun
		 * @description Scope of a token: `listings:write`.
		 */
		put: operations["drafts.save"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/drafts/{property_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Throws away a listing that was begun
		 * @description Scope of a token: `listings:write`.
		 */
		delete: operations["drafts.discard"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/imports/files": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Reads a file of homes and says what would be imported
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["imports.preview"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/imports": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s imports
		 * @description Scope of a token: `listings:read`.
		 */
		get: operations["imports.list"];
		put?: never;
		/**
		 * Imports a file of homes
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["imports.start"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/imports/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads an import and its rows
		 * @description Scope of a token: `listings:read`.
		 */
		get: operations["imports.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/imports/{id}/undo": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Takes an import back
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["imports.undo"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leads/{id}/timeline": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists what happened with a lead, in order
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["leads.timeline"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leads/{id}/contact": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads how to reach a lead, once both sides may know
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["leads.contact"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leads/{id}/contact/{side}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Gets the other side of a lead as a contact card
		 * @description The other side as a contact card (vCard 4.0), once the lead is accepted.
		 *
		 *     Scope of a token: `leads:read`.
		 */
		get: operations["leads.contactCard"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leases/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads a lease
		 * @description Scope of a token: `leases:read`.
		 */
		get: operations["leases.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leases/{id}/agreement": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Gets the signed agreement
		 * @description The agreement as PDF: the very file that is proposed or was agreed to, of a draft as it would be.
		 *
		 *     Scope of a token: `leases:read`.
		 */
		get: operations["leases.agreementFile"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/leases": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the leases of one’s homes
		 * @description Scope of a token: `leases:read`.
		 */
		get: operations["leases.listLet"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/tenancies": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the leases one rents by
		 * @description Scope of a token: `leases:read`.
		 */
		get: operations["leases.listMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leases/{id}/repairs": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the repairs during a lease
		 * @description Repairs that a deduction from the deposit may name: of the lease and of those it renews.
		 *
		 *     Scope of a token: `leases:read`.
		 */
		get: operations["leases.repairs"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/localities": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Suggests localities while one types
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["localities.suggest"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Asks for a repair
		 * @description Scope of a token: `maintenance:write`.
		 */
		post: operations["maintenance.raise"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads a repair
		 * @description Scope of a token: `maintenance:read`.
		 */
		get: operations["maintenance.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/maintenance": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists repairs
		 * @description Scope of a token: `maintenance:read`.
		 */
		get: operations["maintenance.list"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/maintenance/board": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists open repairs by how far they are
		 * @description Scope of a token: `maintenance:read`.
		 */
		get: operations["maintenance.board"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/homes-to-repair": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the homes one can ask repairs for
		 * @description Scope of a token: `maintenance:read`.
		 */
		get: operations["maintenance.homes"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance/{id}/photos": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Adds a photo to a repair
		 * @description Scope of a token: `maintenance:write`.
		 */
		post: operations["maintenance.addPhoto"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance/{id}/triage": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says how urgent a repair is
		 * @description Scope of a token: `maintenance:write`.
		 */
		post: operations["maintenance.triage"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance/{id}/assign": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Gives a repair to somebody
		 * @description Scope of a token: `maintenance:write`.
		 */
		post: operations["maintenance.assign"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance/{id}/start": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says that work on a repair has begun
		 * @description Scope of a token: `maintenance:write`.
		 */
		post: operations["maintenance.start"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance/{id}/quote": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says what a repair will cost
		 * @description Scope of a token: `maintenance:write`.
		 */
		post: operations["maintenance.quote"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/maintenance/{id}/finish": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says that a repair is done
		 * @description Scope of a token: `maintenance:write`.
		 */
		post: operations["maintenance.finish"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/managed-rentals": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the homes one has put under management
		 * @description Scope of a token: `rvl:read`.
		 */
		get: operations["managedRentals.listMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/map": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Groups the homes of a part of the map
		 * @description Homes of a search by place; no place is finer than about 370 m.
		 *
		 *     For everybody; a token needs no scope.
		 */
		get: operations["map.groups"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/messages": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s conversations
		 * @description Scope of a token: `messages:read`.
		 */
		get: operations["messages.list"];
		put?: never;
		/**
		 * Begins a conversation about a home
		 * @description Scope of a token: `messages:write`.
		 */
		post: operations["messages.start"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/messages/unread": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Counts unread messages
		 * @description Scope of a token: `messages:read`.
		 */
		get: operations["messages.unread"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/messages/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the messages of a conversation
		 * @description Scope of a token: `messages:read`.
		 */
		get: operations["messages.read"];
		put?: never;
		/**
		 * Sends a message
		 * @description Scope of a token: `messages:write`.
		 */
		post: operations["messages.send"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/messages/{id}/read": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Marks a conversation as read
		 * @description Scope of a token: `messages:write`.
		 */
		post: operations["messages.markRead"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/notifications": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s notices
		 * @description Scope of a token: `notifications:read`.
		 */
		get: operations["notifications.list"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/notifications/unread": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Counts unread notices
		 * @description Scope of a token: `notifications:read`.
		 */
		get: operations["notifications.unread"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/notifications/read": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Marks notices as read
		 * @description Scope of a token: `notifications:write`.
		 */
		post: operations["notifications.markRead"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{property_id}/photos": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Adds a photo to a home
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["photos.upload"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{property_id}/photos/order": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Puts the photos of a home in order
		 * @description Scope of a token: `listings:write`.
		 */
		put: operations["photos.reorder"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/photos/{id}/cover": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Makes a photo the first one
		 * @description Scope of a token: `listings:write`.
		 */
		put: operations["photos.setCover"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/photos/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Removes a photo
		 * @description Scope of a token: `listings:write`.
		 */
		delete: operations["photos.remove"];
		options?: never;
		head?: never;
		/**
		 * Says what a photo shows
		 * @description Scope of a token: `listings:write`.
		 */
		patch: operations["photos.describe"];
		trace?: never;
	};
	"/my/pipeline": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists leads by how far they are
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["pipeline.list"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/pipeline/counts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Counts the leads of each step
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["pipeline.counts"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/pipeline/{id}/notes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s notes on a lead
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["pipeline.notes"];
		put?: never;
		/**
		 * Adds a note to a lead
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["pipeline.addNote"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/pipeline/{id}/stage": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Moves a lead to another step
		 * @description Scope of a token: `leads:write`.
		 */
		put: operations["pipeline.move"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/pipeline-notes/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Removes a note
		 * @description Scope of a token: `leads:write`.
		 */
		delete: operations["pipeline.removeNote"];
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/pipeline/{id}/reminder": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Sets or removes the reminder of a lead
		 * @description Scope of a token: `leads:write`.
		 */
		put: operations["pipeline.remind"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/places": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the cities with homes to rent
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["places.cities"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/places/{city}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the rents and localities of a city
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["places.city"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/places/{city}/{locality}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the rents of a locality
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["places.locality"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/places/{city}/rents": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the rents of a city’s localities by size
		 * @description Rents by locality and size.
		 *
		 *     For everybody; a token needs no scope.
		 */
		get: operations["places.rents"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/let-homes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s homes with their rent and who lives there
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["portfolio.homes"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/let-homes/summary": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Sums up what one’s homes bring
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["portfolio.summary"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/profile": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads one’s own profile
		 * @description Scope of a token: `profile:read`.
		 */
		get: operations["profile.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/properties": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Finds homes to rent
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["properties.search"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/properties/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads a home
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["properties.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/properties/{id}/former": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads what is left of a home that is no longer offered
		 * @description What remains of a home that is no longer shown.
		 *
		 *     For everybody; a token needs no scope.
		 */
		get: operations["properties.former"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/properties/{id}/similar": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists homes like this one
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["properties.similar"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/front-page": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads what the front page shows
		 * @description For everybody; a token needs no scope.
		 */
		get: operations["properties.home"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/performance": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads how often one’s homes were seen and asked for
		 * @description Scope of a token: `listings:read`.
		 */
		get: operations["properties.performance"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/performance-by-week": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads how often a home was seen, week by week
		 * @description Scope of a token: `listings:read`.
		 */
		get: operations["properties.performanceByWeek"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/bulk": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Changes several of one’s homes
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.bulk"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/bulk-matching": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Changes all of one’s homes that match a filter
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.bulkMatching"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s own homes
		 * @description Scope of a token: `listings:read`.
		 */
		get: operations["properties.listMine"];
		put?: never;
		/**
		 * Adds a home, not yet published
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.create"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Replaces what is said of a home
		 * @description Scope of a token: `listings:write`.
		 */
		put: operations["properties.update"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		/**
		 * Changes the rent or other terms of a home
		 * @description What is left out stays.
		 *
		 *     Scope of a token: `listings:write`.
		 */
		patch: operations["properties.changeTerms"];
		trace?: never;
	};
	"/my/properties/{id}/publish": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Publishes a home
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.publish"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}/pause": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Takes a home out of the search for a while
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.pause"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}/resume": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Puts a paused home back into the search
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.resume"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}/renew": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says that a home is still to let
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.renew"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}/remove": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Withdraws a home
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.remove"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}/availability": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says whether a home is still to let
		 * @description Scope of a token: `listings:write`.
		 */
		post: operations["properties.setAvailability"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}/visit-hours": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Says at which hours of the week a home is shown
		 * @description Scope of a token: `listings:write`.
		 */
		put: operations["properties.setVisitHours"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/properties/{id}/leads": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists visits and applications of a home
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["properties.leads"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/recent-searches": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s latest searches
		 * @description Scope of a token: `seeking:read`.
		 */
		get: operations["recentSearches.list"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/recent-views": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the homes one looked at lately
		 * @description Scope of a token: `seeking:read`.
		 */
		get: operations["recentViews.list"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leases/{id}/dues": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the rents that are due
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["rents.listDues"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/rent-payments": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists payments of rent
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["rents.listPayments"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/dues/{id}/payments": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Reports a payment one has made
		 * @description The tenant says what they paid.
		 *
		 *     Scope of a token: `rent:write`.
		 */
		post: operations["rents.report"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/dues/{id}/receipts": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Records a payment one has received
		 * @description The receiver says what came in.
		 *
		 *     Scope of a token: `rent:write`.
		 */
		post: operations["rents.record"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/rent-payments/{id}/confirm": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Confirms a payment that was reported
		 * @description Scope of a token: `rent:write`.
		 */
		post: operations["rents.confirm"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/rent-payments/{id}/dispute": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says that a reported payment did not arrive
		 * @description Scope of a token: `rent:write`.
		 */
		post: operations["rents.dispute"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/rent-payments/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Corrects a recorded payment
		 * @description Scope of a token: `rent:write`.
		 */
		put: operations["rents.correct"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/rent/grid": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists months and homes with what was paid
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["rents.grid"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/rent/summary": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Sums up rents due and received
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["rents.summary"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/rent/statement": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the account of a lease
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["rents.statement"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/rent/statement-file": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Gets the account of a lease as PDF or CSV
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["rents.statementFile"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/leases/{id}/hra-statement": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Gets the rent paid in a year for the tax office, as PDF
		 * @description What was paid in a financial year, for the tenant’s employer.
		 *
		 *     Scope of a token: `rent:read`.
		 */
		get: operations["rents.hraStatement"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/rent-payments/{id}/receipt": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Gets a rent receipt as PDF
		 * @description Scope of a token: `rent:read`.
		 */
		get: operations["rents.receiptFile"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/managed-homes": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the rents locked for one’s homes
		 * @description Scope of a token: `rvl:read`.
		 */
		get: operations["rvl.listMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/saved-searches": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s saved searches
		 * @description Scope of a token: `seeking:read`.
		 */
		get: operations["savedSearches.list"];
		put?: never;
		/**
		 * Saves a search
		 * @description The same filters again keep their name.
		 *
		 *     Scope of a token: `seeking:write`.
		 */
		post: operations["savedSearches.save"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/saved-searches/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Removes a saved search
		 * @description Scope of a token: `seeking:write`.
		 */
		delete: operations["savedSearches.remove"];
		options?: never;
		head?: never;
		/**
		 * Changes a saved search
		 * @description Scope of a token: `seeking:write`.
		 */
		patch: operations["savedSearches.update"];
		trace?: never;
	};
	"/settings": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads the fees and terms that everybody may know
		 * @description What pages for everyone show of the settings.
		 *
		 *     For everybody; a token needs no scope.
		 */
		get: operations["settings.published"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/shortlist": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the homes one has shortlisted
		 * @description Scope of a token: `seeking:read`.
		 */
		get: operations["shortlist.list"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/shortlist/ids": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the ids of the homes one has shortlisted
		 * @description Which homes carry a heart.
		 *
		 *     Scope of a token: `seeking:read`.
		 */
		get: operations["shortlist.ids"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/shortlist/{property_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Puts a home on one’s shortlist
		 * @description Scope of a token: `seeking:write`.
		 */
		put: operations["shortlist.add"];
		post?: never;
		/**
		 * Takes a home off one’s shortlist
		 * @description Scope of a token: `seeking:write`.
		 */
		delete: operations["shortlist.remove"];
		options?: never;
		head?: never;
		/**
		 * Writes a note on a shortlisted home
		 * @description Scope of a token: `seeking:write`.
		 */
		patch: operations["shortlist.note"];
		trace?: never;
	};
	"/team/growth": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads how one’s team grew
		 * @description Scope of a token: `team:read`.
		 */
		get: operations["team.growth"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/team/children": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists who an affiliate brought
		 * @description Scope of a token: `team:read`.
		 */
		get: operations["team.children"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/team/search": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Finds somebody in one’s team
		 * @description Scope of a token: `team:read`.
		 */
		get: operations["team.search"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/team/path/{affiliate_id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists who is between oneself and an affiliate
		 * @description Scope of a token: `team:read`.
		 */
		get: operations["team.path"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Asks to visit a home
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["visits.request"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/properties/{id}/visit-hours": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads when visits to a home can be asked for
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["visits.hours"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Reads a visit
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["visits.get"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/visits": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the visits one has asked for
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["visits.listMine"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/visits/received": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists the visits of one’s homes
		 * @description Scope of a token: `leads:read`.
		 */
		get: operations["visits.listReceived"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}/accept": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Accepts a visit
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["visits.accept"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}/propose": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Proposes another time for a visit
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["visits.propose"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}/decline": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Declines a visit
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["visits.decline"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}/cancel": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Cancels a visit
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["visits.cancel"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}/reschedule": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Moves a visit one has asked for
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["visits.reschedule"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}/complete": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Says that a visit took place
		 * @description Scope of a token: `leads:write`.
		 */
		post: operations["visits.complete"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/visits/{id}/rating": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		/**
		 * Rates a home after a visit
		 * @description Scope of a token: `leads:write`.
		 */
		put: operations["visits.rate"];
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/webhooks": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists one’s webhooks
		 * @description Scope of a token: `webhooks:read`.
		 */
		get: operations["webhooks.list"];
		put?: never;
		/**
		 * Sets up a webhook
		 * @description Scope of a token: `webhooks:write`.
		 */
		post: operations["webhooks.create"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/webhooks/{id}": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		post?: never;
		/**
		 * Removes a webhook
		 * @description Scope of a token: `webhooks:write`.
		 */
		delete: operations["webhooks.remove"];
		options?: never;
		head?: never;
		/**
		 * Changes, pauses or resumes a webhook
		 * @description Scope of a token: `webhooks:write`.
		 */
		patch: operations["webhooks.update"];
		trace?: never;
	};
	"/my/webhooks/{id}/secret": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Makes a new secret for a webhook
		 * @description Scope of a token: `webhooks:write`.
		 */
		post: operations["webhooks.renewSecret"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/webhooks/{id}/test": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Sends a message to try a webhook
		 * @description Scope of a token: `webhooks:write`.
		 */
		post: operations["webhooks.test"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/webhooks/{id}/deliveries": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		/**
		 * Lists what became of a webhook’s messages
		 * @description Scope of a token: `webhooks:read`.
		 */
		get: operations["webhooks.deliveries"];
		put?: never;
		post?: never;
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"/my/webhook-deliveries/{id}/redeliver": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Sends a message of a webhook again
		 * @description Scope of a token: `webhooks:write`.
		 */
		post: operations["webhooks.redeliver"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
}
export interface webhooks {
	"listing.published": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of listing.published
		 * @description Sent to the addresses that were set up for listing.published; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.listingPublished"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"listing.changed": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of listing.changed
		 * @description Sent to the addresses that were set up for listing.changed; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.listingChanged"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"listing.paused": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of listing.paused
		 * @description Sent to the addresses that were set up for listing.paused; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.listingPaused"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"listing.let": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of listing.let
		 * @description Sent to the addresses that were set up for listing.let; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.listingLet"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"listing.withdrawn": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of listing.withdrawn
		 * @description Sent to the addresses that were set up for listing.withdrawn; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.listingWithdrawn"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"lead.visit": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of lead.visit
		 * @description Sent to the addresses that were set up for lead.visit; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.leadVisit"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"lead.application": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of lead.application
		 * @description Sent to the addresses that were set up for lead.application; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.leadApplication"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"message.received": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of message.received
		 * @description Sent to the addresses that were set up for message.received; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.messageReceived"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"rent.reported": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of rent.reported
		 * @description Sent to the addresses that were set up for rent.reported; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.rentReported"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"rent.confirmed": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of rent.confirmed
		 * @description Sent to the addresses that were set up for rent.confirmed; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.rentConfirmed"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"rent.disputed": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of rent.disputed
		 * @description Sent to the addresses that were set up for rent.disputed; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.rentDisputed"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"rent.cancelled": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of rent.cancelled
		 * @description Sent to the addresses that were set up for rent.cancelled; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.rentCancelled"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"journal.posted": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of journal.posted
		 * @description Sent to the addresses that were set up for journal.posted; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.journalPosted"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"maintenance.raised": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of maintenance.raised
		 * @description Sent to the addresses that were set up for maintenance.raised; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.maintenanceRaised"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"maintenance.changed": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of maintenance.changed
		 * @description Sent to the addresses that were set up for maintenance.changed; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.maintenanceChanged"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"rvl.locked": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of rvl.locked
		 * @description Sent to the addresses that were set up for rvl.locked; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.rvlLocked"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"rvl.paid": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of rvl.paid
		 * @description Sent to the addresses that were set up for rvl.paid; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.rvlPaid"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"rvl.reversed": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of rvl.reversed
		 * @description Sent to the addresses that were set up for rvl.reversed; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.rvlReversed"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"commissions.month_closed": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of commissions.month_closed
		 * @description Sent to the addresses that were set up for commissions.month_closed; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.commissionsMonthClosed"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
	"webhook.test": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		get?: never;
		put?: never;
		/**
		 * Tells of webhook.test
		 * @description Sent to the addresses that were set up for webhook.test; answer with any 2xx within ten seconds.
		 */
		post: operations["webhook.webhookTest"];
		delete?: never;
		options?: never;
		head?: never;
		patch?: never;
		trace?: never;
	};
}
export interface components {
	schemas: {
		Affiliate: {
			affiliate_id: string;
			/** Format: uuid */
			user_id: string | null;
			full_name: string;
			email: string | null;
			/**
			 * @description a registration without profile is active
			 * @enum {string}
			 */
			status: "active" | "pending" | "suspended" | "terminated";
			/** @enum {string} */
			reward_calculation_mode: "balanced" | "total_volume";
			calculation_mode_changed_at: string | null;
			sponsor_id: string | null;
			sponsor_name: string | null;
			has_consented: boolean;
			has_pan: boolean;
			/** @description paise; 0 when not active */
			shadow_power_amount: number;
			created_at: string;
		};
		/** @enum {string} */
		ConditionReportLeaseState: "draft" | "proposed" | "accepted" | "active" | "ending" | "ended" | "cancelled";
		/** @enum {string} */
		ConditionReportSuggestedKind: "walls" | "floor" | "ceiling" | "doors" | "windows" | "lights" | "fittings" | "plumbing" | "other";
		ConditionReport: {
			/** Format: uuid */
			lease_id: string;
			home_name: string;
			lease_state: components["schemas"]["ConditionReportLeaseState"];
			start_date: string;
			last_day: string;
			/**
			 * @description the reader’s; null: who only reads
			 * @enum {string|null}
			 */
			side: "tenant" | "landlord" | null;
			/** @description comments, and says yes for nobody */
			is_co_tenant: boolean;
			/** @description what a move-in report begins with */
			suggested: {
				/** Format: uuid */
				id: string;
				/** @enum {string} */
				kind: "living" | "bedroom" | "kitchen" | "bathroom" | "balcony" | "other";
				name?: unknown;
				items: {
					/** Format: uuid */
					id: string;
					kind: components["schemas"]["ConditionReportSuggestedKind"];
					name?: unknown;
				}[];
			}[];
			/** @description move-in first */
			reports: {
				/** Format: uuid */
				id: string;
				/** @enum {string} */
				kind: "move_in" | "move_out";
				/** @enum {string} */
				state: "sent" | "commented" | "agreed";
				version: number;
				/** @enum {string} */
				written_by: "tenant" | "landlord";
				author_name: string;
				sent_at: string;
				inspected_on: string;
				rooms: {
					/** Format: uuid */
					id: string;
					/** @enum {string} */
					kind: "living" | "bedroom" | "kitchen" | "bathroom" | "balcony" | "other";
					name?: unknown;
					items: {
						/** Format: uuid */
						id: string;
						kind: components["schemas"]["ConditionReportSuggestedKind"];
						name?: unknown;
						/** @enum {string} */
						condition: "good" | "fair" | "worn" | "damaged" | "missing";
						note?: unknown;
					}[];
				}[];
				/** @default [] */
				meters?: {
					/** Format: uuid */
					id: string;
					/** @enum {string} */
					kind: "electricity" | "water" | "gas";
					/** @description written on the meter */
					number?: unknown;
					reading: number;
					/** @enum {string} */
					unit: "kwh" | "m3" | "litre" | "kg";
				}[];
				/** @default [] */
				keys?: {
					/** Format: uuid */
					id: string;
					/** @enum {string} */
					kind: "main_door" | "room" | "gate" | "letterbox" | "remote" | "other";
					name?: unknown;
					count: number;
				}[];
				photos: {
					/** Format: uuid */
					id: string;
					/** Format: uuid */
					line_id: string;
					url: string;
					width: number;
					height: number;
				}[];
				/** @description oldest first */
				comments: {
					/** Format: uuid */
					id: string;
					/** @description of the report that it was written about */
					version: number;
					/**
					 * Format: uuid
					 * @description null: about the whole report
					 */
					line_id: string | null;
					/** @enum {string} */
					by: "tenant" | "landlord";
					body: string;
					created_at: string;
				}[];
				agreed_at: string | null;
				agreed_by_name: string | null;
				/** @description of the sealed PDF; null until both sides agreed */
				sha256: string | null;
			}[];
		};
		/** @enum {string} */
		DashboardVisitsTodaySlot: "09:00" | "10:00" | "11:00" | "12:00" | "13:00" | "14:00" | "15:00" | "16:00" | "17:00" | "18:00" | "19:00";
		DashboardVisitsTodayHomeCover: {
			url: string;
			files: {
				[key: string]: {
					[key: string]: string;
				};
			};
			width: number;
			height: number;
			blurhash: string | null;
			alt: string;
		};
		DashboardVisitsTodayHome: {
			/** Format: uuid */
			id: string;
			title: string;
			city: string | null;
			locality: string | null;
			cover: components["schemas"]["DashboardVisitsTodayHomeCover"] | null;
		};
		Dashboard: {
			/** @description the calendar date in India */
			today: string;
			awaiting_me: {
				/** @description as lister */
				visits_received: number;
				/** @description as seeker: another slot */
				visits_made: number;
				applications_received: number;
				/** @description as tenant: drafts to accept or decline */
				leases: number;
				/** @description as tenant: an earlier end that was proposed */
				ends: number;
				/** @description the same as landlord */
				ends_let: number;
				/** @description as tenant: deductions to answer or a refund to confirm */
				settlements: number;
				/** @description as landlord: deductions to name or a deposit to pay back */
				settlements_let: number;
				/** @description as tenant: condition reports, or comments on one’s own, to answer */
				reports: number;
				/** @description the same as landlord */
				reports_let: number;
				/** @description as owner: offers of a guaranteed rent */
				offers: number;
				/** @description as applicant: tenant checks to agree to */
				checks: number;
				/** @description as owner: tenant checks that begin once they are paid */
				checks_to_pay: number;
				/** @description to the team of an organisation */
				invitations: number;
			};
			awaiting_others: {
				visits: number;
				applications: number;
			};
			visits_today: {
				/** Format: uuid */
				id: string;
				/**
				 * @description what the reader is in this visit
				 * @enum {string}
				 */
				side: "seeker" | "lister";
				slot: components["schemas"]["DashboardVisitsTodaySlot"];
				/** @enum {string} */
				visit_type: "physical" | "virtual";
				home: components["schemas"]["DashboardVisitsTodayHome"];
			}[];
			shortlist: {
				total: number;
				news: {
					home: components["schemas"]["DashboardVisitsTodayHome"];
					/** @description paise a month */
					rent: number | null;
					/** @description paise a month less than when shortlisted */
					price_drop: number | null;
					/** @description no longer to be had */
					is_let: boolean;
				}[];
			};
		};
		DraftPhoto: {
			/** Format: uuid */
			id: string;
			url: string;
			/** @description by format and width; keys are relative to /files/public/ */
			files: {
				[key: string]: {
					[key: string]: string;
				};
			};
			width: number;
			height: number;
			blurhash: string | null;
			alt: string;
			room: string | null;
			is_cover: boolean;
			/**
			 * Format: uuid
			 * @description an earlier photo of this home that looks the same
			 */
			same_as: string | null;
		};
		ImportSameA: {
			row: number;
			as: number;
		};
		/** @enum {string} */
		ImportLeftOutField: "listedAs" | "city" | "locality" | "landmark" | "pincode" | "address" | "propertyType" | "pgFor" | "pgMeals" | "furnishing" | "bedrooms" | "bathrooms" | "areaSqft" | "floor" | "totalFloors" | "facing" | "parking" | "waterSupply" | "amenities" | "title" | "description" | "houseRules" | "rent" | "deposit" | "maintenanceCharge" | "brokerageDays" | "pgNoticeDays" | "availableFrom" | "preferredTenant" | "petsAllowed" | "reraNumber" | "latitude" | "longitude" | "postedOn" | "reference" | "photos";
		ImportLeftOut: {
			field: components["schemas"]["ImportLeftOutField"];
			cells: number;
			/** @description what stood in one of them */
			example: string;
		};
		Import: {
			/** Format: uuid */
			id: string;
			file_name: string;
			/**
			 * @description waiting: for our team, before anything of a new account’s large file is shown
			 * @enum {string}
			 */
			status: "waiting" | "running" | "finished" | "stopped" | "declined";
			/** @description why it was declined */
			review_note: string | null;
			total_rows: number;
			imported_rows: number;
			/** @description imported before, left as they are */
			repeated_rows: number;
			/** @description homes that an earlier row of the same file is */
			same_rows: number;
			/** @description the first of these, and the row whose home each is */
			same_as: components["schemas"]["ImportSameA"][];
			/** @description of those imported before, changed by this file, which has their number */
			updated_rows: number;
			rejected_rows: number;
			/** @description cells of homes that were taken which could not be read; without areaSqft: drafts */
			left_out: components["schemas"]["ImportLeftOut"][];
			created_at: string;
			finished_at: string | null;
			undone_at: string | null;
			undo_until: string;
			/** @description of the file, in its order; none for imports of before this was kept */
			headers: string[];
			rejects: {
				/** @description as a spreadsheet counts: the header is row 1 */
				row: number;
				reasons: {
					/**
					 * @description null: the whole row
					 * @enum {string|null}
					 */
					field: "listedAs" | "city" | "locality" | "landmark" | "pincode" | "address" | "propertyType" | "pgFor" | "pgMeals" | "furnishing" | "bedrooms" | "bathrooms" | "areaSqft" | "floor" | "totalFloors" | "facing" | "parking" | "waterSupply" | "amenities" | "title" | "description" | "houseRules" | "rent" | "deposit" | "maintenanceCharge" | "brokerageDays" | "pgNoticeDays" | "availableFrom" | "preferredTenant" | "petsAllowed" | "reraNumber" | "latitude" | "longitude" | "postedOn" | "reference" | "photos" | null;
					/** @enum {string} */
					problem: "missing" | "unreadable" | "unknown-city" | "malformed" | "not-stored";
					/** @description what stood there, shortened */
					text: string;
				}[];
				cells: {
					[key: string]: string;
				};
			}[];
			/** @description names that our team has yet to look at */
			new_localities: {
				/** @description those of most rows first */
				localities: {
					name: string;
					city: string;
					rows: number;
					/** @description the known one near which its homes are found until then */
					beside: string | null;
				}[];
				/** @description how many others there are */
				more: number;
			};
			photos: {
				/** @description still to be fetched */
				waiting: number;
				stored: number;
				/** @description the home had the very picture already */
				same: number;
				failed: number;
				/** @description the first of those that failed, by row */
				problems: {
					row: number;
					address: string;
					/** @description the code of a rule, as uploads are refused by */
					problem: string;
				}[];
			};
		};
		LeaseCollector: {
			name: string;
			upi: string;
		};
		LeaseLandlord: {
			name: string;
			phone: string | null;
			email: string | null;
		};
		/** @enum {string} */
		LeaseChargeKind: "maintenance" | "electricity" | "water" | "gas" | "internet" | "parking" | "property_tax";
		LeaseCharge: {
			kind: components["schemas"]["LeaseChargeKind"];
			/** @enum {string} */
			paid_by: "tenant" | "landlord";
			/** @enum {string} */
			how: "fixed" | "meter" | "bill" | "included";
			/** @description paise */
			amount: number | null;
		};
		LeaseLateFee: {
			grace_days: number;
			a_day: number;
			most: number;
		};
		LeaseInventory: {
			room: string;
			item: string;
			count: number;
			/** @enum {string} */
			condition: "new" | "good" | "worn" | "damaged";
		};
		LeaseParty: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			role: "landlord" | "co_owner" | "tenant" | "co_tenant" | "occupant";
			name: string;
			is_you: boolean;
			share_bp: number | null;
			/** @description of a co-tenant, to the landlord’s side and themselves */
			email: string | null;
			phone: string | null;
			address: string | null;
			/** @description when they opened the document that is proposed */
			opened_at: string | null;
			/** @description when a notice of a lease on paper is known to have reached them */
			told_at: string | null;
			accepted_at: string | null;
			/** @enum {string|null} */
			accepted_how: "emailed-code" | "texted-code" | "paper" | "silence" | "e-signature" | null;
		};
		LeaseDocument: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			kind: "agreement" | "scan" | "stamped" | "registered" | "e-signed" | "certificate";
			version: number;
			sha256: string;
			content_type: string;
			created_at: string;
		};
		LeaseESignSigner: {
			/** Format: uuid */
			party_id: string;
			signed_at: string | null;
			/** @description whose certificate it is, as the provider says */
			name: string | null;
			/** @enum {string|null} */
			outcome: "accepted" | "kept" | "void" | null;
		};
		LeaseESign: {
			/** @enum {string} */
			provider: "sandbox";
			/** @enum {string} */
			state: "open" | "completed" | "declined" | "expired" | "void";
			expires_at: string;
			signers: components["schemas"]["LeaseESignSigner"][];
		};
		LeaseStampedCopy: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			kind: "agreement" | "scan" | "stamped" | "registered" | "e-signed" | "certificate";
			version: number;
			sha256: string;
			content_type: string;
			created_at: string;
			/** @description of the e-stamp certificate or the registration */
			number: string | null;
			/** @description the date on the document */
			dated_on: string | null;
			/** @description who of the lease handed it in; null: our team, or somebody who left */
			added_by: string | null;
		};
		LeaseNotice: {
			/** @enum {string} */
			by: "tenant" | "landlord";
			given_on: string;
			ends_on: string;
			/** @description the last day is one that both sides agreed on */
			is_agreed: boolean;
		};
		LeaseProposedEnd: {
			/** @enum {string} */
			by: "tenant" | "landlord";
			ends_on: string;
		};
		LeaseSettlementDeductionRepair: {
			/** Format: uuid */
			id: string;
			title: string;
			/** @description paise */
			cost: number | null;
		};
		LeaseSettlementDeduction: {
			label: string;
			/** @description paise */
			amount: number;
			/** @description what it pays for */
			repair: components["schemas"]["LeaseSettlementDeductionRepair"] | null;
		};
		LeaseSettlement: {
			deductions: components["schemas"]["LeaseSettlementDeduction"][];
			refund: number;
			owed: number;
		};
		LeaseRenewal: {
			/** Format: uuid */
			id: string;
			state: components["schemas"]["ConditionReportLeaseState"];
		};
		Lease: {
			/** Format: uuid */
			id: string;
			/**
			 * @description null: the reader is no party
			 * @enum {string|null}
			 */
			side: "tenant" | "landlord" | null;
			state: components["schemas"]["ConditionReportLeaseState"];
			home_name: string;
			home_address: string | null;
			/** Format: uuid */
			property_id: string | null;
			/** Format: uuid */
			managed_property_id: string | null;
			/**
			 * Format: uuid
			 * @description of a PG: the bed that is let
			 */
			bed_id: string | null;
			/** @description where the tenant pays Kiraya; null: as the lease says */
			collector: components["schemas"]["LeaseCollector"] | null;
			/** @description the locked rent value of a managed home; null for tenants; paise */
			rvl_amount: number | null;
			landlord: components["schemas"]["LeaseLandlord"];
			tenant: components["schemas"]["LeaseLandlord"];
			/** @description false: invited, and not yet known to us */
			tenant_has_account: boolean;
			start_date: string;
			end_date: string;
			/** @description paise */
			rent: number;
			/** @description paise */
			deposit: number;
			/** @enum {string} */
			deposit_held_by: "landlord" | "manager" | "company";
			/**
			 * @description by the mandate in force; null: none, or not shown to the reader
			 * @enum {string|null}
			 */
			mandate_holder: "landlord" | "manager" | "company" | null;
			/** @description the day it came with a business that moved in; null: it was made here */
			moved_on: string | null;
			notice_days: number;
			escalation_bp: number;
			due_day: number;
			terms: string | null;
			landlord_notice_days: number | null;
			lock_in_months: number;
			deposit_due_on: string | null;
			charges: components["schemas"]["LeaseCharge"][];
			late_fee: components["schemas"]["LeaseLateFee"] | null;
			inventory: components["schemas"]["LeaseInventory"][];
			landlord_address: string | null;
			tenant_address: string | null;
			place: string | null;
			/** @description everybody whom it names */
			parties: components["schemas"]["LeaseParty"][];
			/** @description with its first tenant, who speaks for you all */
			is_co_tenant: boolean;
			/** @description what is proposed now, or was agreed to */
			document: components["schemas"]["LeaseDocument"] | null;
			/** @description the reader may sign what is proposed electronically now */
			is_e_sign_offered: boolean;
			/** @description null: nobody began to sign electronically */
			e_sign: components["schemas"]["LeaseESign"] | null;
			/** @description the agreement with all e-signatures, and their certificate */
			e_signed_files: components["schemas"]["LeaseDocument"][];
			/** @description stamped and registered copies, oldest first */
			stamped_copies: components["schemas"]["LeaseStampedCopy"][];
			proposed_at: string | null;
			/** @description written for the landlord, who alone signs it */
			is_prepared: boolean;
			/** @description the reader wrote it for the landlord */
			is_prepared_by_you: boolean;
			payee_name: string | null;
			payee_upi: string | null;
			payee_shows_bank: boolean;
			agreed_at: string | null;
			/** @description the landlord says so, with a scan */
			is_signed_on_paper: boolean;
			/** @description why the tenant says that it was not signed on paper */
			paper_answer: string | null;
			notice: components["schemas"]["LeaseNotice"] | null;
			/** @description an earlier last day, which counts once the other side agrees */
			proposed_end: components["schemas"]["LeaseProposedEnd"] | null;
			ended_on: string | null;
			settlement: components["schemas"]["LeaseSettlement"] | null;
			/** Format: uuid */
			renews_id: string | null;
			renewal: components["schemas"]["LeaseRenewal"] | null;
			version: number;
			created_at: string;
		};
		MaintenancePhoto: {
			/** Format: uuid */
			id: string;
			url: string;
			width: number;
			height: number;
		};
		MaintenanceHistory: {
			/** Format: uuid */
			id: string;
			action: string;
			/** @enum {string} */
			status: "open" | "assigned" | "in_progress" | "done" | "cancelled";
			/** @enum {string} */
			by: "tenant" | "landlord" | "manager";
			note: string | null;
			created_at: string;
		};
		Maintenance: {
			/** Format: uuid */
			id: string;
			/**
			 * @description the reader’s; an administrator reads as landlord
			 * @enum {string}
			 */
			side: "tenant" | "landlord" | "manager";
			/**
			 * Format: uuid
			 * @description null: raised while nobody rented the home, and seen by no tenant
			 */
			lease_id: string | null;
			/** Format: uuid */
			property_id: string | null;
			/** Format: uuid */
			managed_property_id: string | null;
			home_name: string;
			tenant_name: string | null;
			title: string;
			description: string | null;
			/** @enum {string} */
			category: "plumbing" | "electrical" | "appliance" | "structure" | "cleaning" | "other";
			/** @enum {string} */
			priority: "low" | "normal" | "urgent";
			/** @enum {string} */
			status: "open" | "assigned" | "in_progress" | "done" | "cancelled";
			assignee_name: string | null;
			assignee_phone: string | null;
			estimate: number | null;
			is_approved: boolean;
			/** @description paise */
			cost: number | null;
			done_at: string | null;
			rating: number | null;
			rating_note: string | null;
			photos: components["schemas"]["MaintenancePhoto"][];
			/** @description oldest first; the newest hundred */
			history: components["schemas"]["MaintenanceHistory"][];
			created_at: string;
		};
		/** @enum {string} */
		PropertyPropertyType: "apartment" | "villa" | "independent_house" | "studio" | "penthouse" | "builder_floor" | "pg";
		/** @enum {string|null} */
		PropertyFacing: "north" | "north_east" | "east" | "south_east" | "south" | "south_west" | "west" | "north_west" | null;
		PropertyPhoto: {
			url: string;
			files: {
				[key: string]: {
					[key: string]: string;
				};
			};
			width: number;
			height: number;
			blurhash: string | null;
			alt: string;
			/** Format: uuid */
			id: string;
		};
		PropertyBuildingHome: {
			/** Format: uuid */
			id: string;
			title: string;
			/** @description paise */
			rent: number;
		};
		Property: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			listed_as: "owner" | "broker" | "managed";
			city: string;
			locality: string;
			property_type: components["schemas"]["PropertyPropertyType"];
			/** @default null */
			bed_count?: number | null;
			/** @default null */
			free_beds?: number | null;
			/** @enum {string} */
			furnishing: "fully_furnished" | "semi_furnished" | "unfurnished";
			bedrooms: number;
			bathrooms: number;
			area_sqft: number;
			amenities: string[];
			title: string;
			/** @description paise */
			rent: number;
			/** @description paise */
			deposit: number | null;
			/** @description paise */
			maintenance_charge: number | null;
			/** Format: date */
			available_from: string | null;
			/** @enum {string} */
			preferred_tenant: "anyone" | "family" | "bachelors" | "company";
			pets_allowed: boolean;
			verified: boolean;
			/** @enum {string} */
			availability: "available" | "booked" | "rented" | "maintenance" | "unavailable";
			rating: number | null;
			rating_count: number;
			cover: components["schemas"]["DashboardVisitsTodayHomeCover"] | null;
			photo_count: number;
			/** Format: date-time */
			created_at: string;
			/** Format: date-time */
			published_at: string;
			landmark: string | null;
			pincode: string | null;
			/**
			 * @default null
			 * @enum {string|null}
			 */
			pg_for?: "women" | "men" | "anyone" | null;
			/**
			 * @default null
			 * @enum {string|null}
			 */
			pg_meals?: "none" | "breakfast" | "breakfast_and_dinner" | "three_meals" | null;
			/** @default null */
			bed_sharing?: string[] | null;
			floor: number | null;
			total_floors: number | null;
			facing: components["schemas"]["PropertyFacing"];
			/** @enum {string|null} */
			parking: "none" | "two_wheeler" | "four_wheeler" | "both" | null;
			/** @enum {string|null} */
			water_supply: "municipal" | "borewell" | "both" | "tanker" | null;
			description: string;
			/** @default null */
			house_rules?: string | null;
			brokerage_days: number;
			/** @default null */
			pg_notice_days?: number | null;
			rera_number: string | null;
			state: string | null;
			/** @description of the pages of its city and locality: /rent/{city}/{locality} */
			place_slugs: {
				city: string;
				locality: string;
			};
			view_count: number;
			renewed_at: string;
			photos: components["schemas"]["PropertyPhoto"][];
			/** @description of a PG: by sharing and rent; empty for every other home */
			rooms: {
				/** Format: uuid */
				id: string;
				name: string;
				/** @description how many share it; it has as many beds */
				sharing: number;
				attached_bathroom: boolean;
				air_conditioned: boolean;
				/** @description paise a month for one bed */
				rent: number;
				/** @description paise for one bed; null: not said */
				deposit: number | null;
				beds: number;
				free: number;
			}[];
			/** @description that its lister says it is in */
			building: {
				name: string;
				house_rules: string | null;
				/** @description of what its homes share */
				photos: components["schemas"]["PropertyPhoto"][];
				/** @description others in it that are free; at most 12 */
				homes: components["schemas"]["PropertyBuildingHome"][];
			} | null;
			lister: {
				name: string;
				since: string;
				avatar_url: string | null;
			} | null;
			/** @description the company, firm or agency that it is listed for */
			organisation: {
				/** @enum {string} */
				kind: "owner_company" | "manager_firm" | "broker_agency";
				name: string;
				rera_number: string | null;
			} | null;
			/** @description how its lister answers requests to visit and to rent; null: too few were asked to say */
			answering: {
				/** @description half of the answers came sooner; null: slower than two days */
				within_hours: number | null;
				/** @description of requests that were answered */
				percent: number;
			} | null;
			/** @description what is verified of the home, of who lists it and of the organisation it is listed for */
			claims: {
				/** @enum {string} */
				subject: "person" | "home" | "organisation";
				/** @enum {string} */
				kind: "identity" | "phone" | "agent_rera" | "listing" | "ownership" | "photos" | "rera" | "organisation_rera" | "organisation_gst" | "organisation_pan";
				/** @enum {string} */
				method: "paper_checked" | "in_person" | "video_call" | "called_back" | "register_lookup" | "site_visit" | "desk_review";
				verified_at: string;
				valid_until: string;
			}[];
			/** @description roughly: the middle of a cell of about 370 metres */
			place: {
				lat: number;
				lng: number;
				/**
				 * @description what of it is known: its own place, or only its locality or city
				 * @enum {string}
				 */
				exactness: "home" | "locality" | "city";
				/** @description how far from there the home may be */
				radius_m: number;
				/** @description the nearest metro and railway station, straight across */
				near: {
					/** @enum {string} */
					kind: "metro_station" | "railway_station";
					name: string;
					/** @description about, in steps of 500 */
					distance_m: number;
					/** @description about, in steps of 5; null where it is no walk */
					walk_minutes: number | null;
				}[];
			} | null;
			/** @description Rents of as many bedrooms in the locality, or in the city where fewer than 5 homes there say it */
			rent_comparison: {
				homes: number;
				/** @description paise */
				lower_quartile: number;
				/** @description paise */
				median: number;
				/** @description paise */
				upper_quartile: number;
				/** @enum {string} */
				of: "locality" | "city";
			} | null;
			/**
			 * Format: date-time
			 * @description Only while the database, or what counts homes, cannot be asked: this was true then
			 */
			as_of?: string;
			/**
			 * Format: date-time
			 * @deprecated
			 */
			asOf?: string;
		};
		/** @enum {string|null} */
		VisitHomePropertyType: "apartment" | "villa" | "independent_house" | "studio" | "penthouse" | "builder_floor" | "pg" | null;
		VisitHome: {
			/** Format: uuid */
			id: string;
			title: string;
			city: string | null;
			locality: string | null;
			/** @description paise a month */
			rent: number | null;
			/** @description paise */
			deposit: number | null;
			bedrooms: number | null;
			area_sqft: number | null;
			property_type: components["schemas"]["VisitHomePropertyType"];
			/** @enum {string|null} */
			furnishing: "fully_furnished" | "semi_furnished" | "unfurnished" | null;
			/** @enum {string} */
			availability: "available" | "booked" | "rented" | "maintenance" | "unavailable";
			/** @enum {string} */
			listing_state: "draft" | "published" | "paused" | "withdrawn";
			verified: boolean;
			cover: components["schemas"]["DashboardVisitsTodayHomeCover"] | null;
		};
		VisitRoom: {
			/** Format: uuid */
			id: string;
			name: string;
			sharing: number;
		};
		VisitEarlier: {
			scheduled_date: string;
			slot: components["schemas"]["DashboardVisitsTodaySlot"];
		};
		Visit: {
			/** Format: uuid */
			id: string;
			/**
			 * @description null: an administrator, who is no party
			 * @enum {string|null}
			 */
			side: "seeker" | "lister" | null;
			home: components["schemas"]["VisitHome"];
			/**
			 * Format: uuid
			 * @description that lists the home, for its members who answer leads
			 */
			organisation_id: string | null;
			/**
			 * Format: uuid
			 * @description the member who was given the lead
			 */
			assigned_to: string | null;
			/** @description name of the other side; of the seeker for an administrator */
			other_name: string | null;
			/** @description of a PG: the room that is asked for; null: none, or it is gone */
			room: components["schemas"]["VisitRoom"] | null;
			notes: string | null;
			/** @description whoever lists the home says yes to it once they are verified */
			waits_for_verification: boolean;
			answered_at: string | null;
			created_at: string;
			updated_at: string;
			/** @enum {string} */
			status: "requested" | "scheduled" | "completed" | "cancelled" | "rejected";
			/** @enum {string|null} */
			awaiting: "seeker" | "lister" | null;
			/** @enum {string} */
			visit_type: "physical" | "virtual";
			scheduled_date: string;
			slot: components["schemas"]["DashboardVisitsTodaySlot"];
			/** @description the time before the last change, while the new one waits for an answer */
			earlier: components["schemas"]["VisitEarlier"] | null;
			/** @description who said that they are on their way */
			on_way: ("seeker" | "lister")[];
			/** @description grows with each step: the sequence of a calendar file */
			changes: number;
			/** @description what whoever lists the home has to say as they agree to a visit in person; a phone may stay unsaid */
			lacks: ("address" | "phone")[];
			/** @description stars the seeker gave after the visit */
			rating: number | null;
		};
		ApplicationReference: {
			name: string;
			/** @enum {string} */
			kind: "landlord" | "employer" | "colleague" | "other";
			phone: string;
		};
		Application: {
			/** Format: uuid */
			id: string;
			/**
			 * @description null: an administrator, who is no party
			 * @enum {string|null}
			 */
			side: "seeker" | "lister" | null;
			home: components["schemas"]["VisitHome"];
			/**
			 * Format: uuid
			 * @description that lists the home, for its members who answer leads
			 */
			organisation_id: string | null;
			/**
			 * Format: uuid
			 * @description the member who was given the lead
			 */
			assigned_to: string | null;
			/** @description name of the other side; of the seeker for an administrator */
			other_name: string | null;
			/** @description of a PG: the room that is asked for; null: none, or it is gone */
			room: components["schemas"]["VisitRoom"] | null;
			notes: string | null;
			/** @description whoever lists the home says yes to it once they are verified */
			waits_for_verification: boolean;
			answered_at: string | null;
			created_at: string;
			updated_at: string;
			/** @description whether the reader lists the home: they alone write a lease of it */
			is_lister: boolean;
			/** @enum {string} */
			status: "submitted" | "under_review" | "approved" | "rejected" | "cancelled";
			move_in_date: string;
			household: string | null;
			occupants: number;
			/** @enum {string|null} */
			income_band: "under_3_lakh" | "3_to_6_lakh" | "6_to_10_lakh" | "10_to_20_lakh" | "over_20_lakh" | null;
			/**
			 * @description null: not shared
			 * @enum {string|null}
			 */
			occupation: "salaried" | "self_employed" | "student" | "retired" | "other" | null;
			employer: string | null;
			/** @description people who may be asked about the applicant */
			reference_count: number;
			/** @description null: none, or hidden from the lister until the application is accepted */
			references: components["schemas"]["ApplicationReference"][] | null;
		};
		ApplicationList: {
			items: components["schemas"]["Application"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		CommissionList: {
			items: {
				/** @description YYYY-MM */
				month: string;
				/** @enum {string} */
				rank: "Starter" | "Builder" | "Leader" | "Director" | "Executive" | "Chairman";
				rate_bp: number;
				/** @description paise */
				personal: number;
				/** @description paise */
				team: number;
				/** @description paise */
				qualifying: number;
				/** @description paise */
				earned: number;
				/** @description paise */
				held: number;
			}[];
		};
		CommissionList2: {
			items: {
				/** Format: uuid */
				payment_id: string;
				sequence: number;
				/** @enum {string} */
				kind: "regular" | "late" | "reversal" | "correction";
				affiliate_id: string;
				full_name: string;
				/** @description YYYY-MM */
				month: string;
				/** @description YYYY-MM */
				origin_month: string;
				property_name: string | null;
				/** @description to whom the rent is credited: level 1 */
				credited_id: string | null;
				credited_name: string | null;
				/** @description paise */
				rvl: number;
				/** @description the part of the rent that commission is paid from */
				share_bp: number;
				level: number;
				/** @description paise */
				base: number;
				rate_bp: number;
				paid_below_bp: number;
				/** @description paise */
				amount: number;
				/** @enum {string} */
				status: "payable" | "held" | "lapsed";
			}[];
			has_more: boolean;
			next_cursor: string | null;
		};
		ImportList: {
			/** Format: uuid */
			id: string;
			file_name: string;
			/**
			 * @description waiting: for our team, before anything of a new account’s large file is shown
			 * @enum {string}
			 */
			status: "waiting" | "running" | "finished" | "stopped" | "declined";
			/** @description why it was declined */
			review_note: string | null;
			total_rows: number;
			imported_rows: number;
			/** @description imported before, left as they are */
			repeated_rows: number;
			/** @description homes that an earlier row of the same file is */
			same_rows: number;
			/** @description the first of these, and the row whose home each is */
			same_as: components["schemas"]["ImportSameA"][];
			/** @description of those imported before, changed by this file, which has their number */
			updated_rows: number;
			rejected_rows: number;
			/** @description cells of homes that were taken which could not be read; without areaSqft: drafts */
			left_out: components["schemas"]["ImportLeftOut"][];
			created_at: string;
			finished_at: string | null;
			undone_at: string | null;
			undo_until: string;
		};
		LeaseRentNowNext: {
			month: string;
			due_date: string;
			/** @description paise */
			amount: number;
		};
		LeaseRentNow: {
			/** @description when the oldest late rent was due */
			late_since: string | null;
			late_months: string[];
			/** @description paise */
			late_amount: number;
			/**
			 * @description tenant: in dispute
			 * @enum {string|null}
			 */
			waits_for: "tenant" | "receiver" | null;
			/** @description that the tenant says was paid, and nobody confirmed; paise */
			waiting_amount: number;
			/** @description the oldest open month that is not late */
			next: components["schemas"]["LeaseRentNowNext"] | null;
		};
		LeaseList: {
			items: {
				/** Format: uuid */
				id: string;
				/**
				 * @description null: the reader is no party
				 * @enum {string|null}
				 */
				side: "tenant" | "landlord" | null;
				state: components["schemas"]["ConditionReportLeaseState"];
				home_name: string;
				home_address: string | null;
				/** Format: uuid */
				property_id: string | null;
				/** Format: uuid */
				managed_property_id: string | null;
				/**
				 * Format: uuid
				 * @description of a PG: the bed that is let
				 */
				bed_id: string | null;
				/** @description where the tenant pays Kiraya; null: as the lease says */
				collector: components["schemas"]["LeaseCollector"] | null;
				/** @description the locked rent value of a managed home; null for tenants; paise */
				rvl_amount: number | null;
				landlord: components["schemas"]["LeaseLandlord"];
				tenant: components["schemas"]["LeaseLandlord"];
				/** @description false: invited, and not yet known to us */
				tenant_has_account: boolean;
				start_date: string;
				end_date: string;
				/** @description paise */
				rent: number;
				/** @description paise */
				deposit: number;
				/** @enum {string} */
				deposit_held_by: "landlord" | "manager" | "company";
				/**
				 * @description by the mandate in force; null: none, or not shown to the reader
				 * @enum {string|null}
				 */
				mandate_holder: "landlord" | "manager" | "company" | null;
				/** @description the day it came with a business that moved in; null: it was made here */
				moved_on: string | null;
				notice_days: number;
				escalation_bp: number;
				due_day: number;
				terms: string | null;
				landlord_notice_days: number | null;
				lock_in_months: number;
				deposit_due_on: string | null;
				charges: components["schemas"]["LeaseCharge"][];
				late_fee: components["schemas"]["LeaseLateFee"] | null;
				inventory: components["schemas"]["LeaseInventory"][];
				landlord_address: string | null;
				tenant_address: string | null;
				place: string | null;
				/** @description everybody whom it names */
				parties: components["schemas"]["LeaseParty"][];
				/** @description with its first tenant, who speaks for you all */
				is_co_tenant: boolean;
				/** @description what is proposed now, or was agreed to */
				document: components["schemas"]["LeaseDocument"] | null;
				/** @description the reader may sign what is proposed electronically now */
				is_e_sign_offered: boolean;
				/** @description null: nobody began to sign electronically */
				e_sign: components["schemas"]["LeaseESign"] | null;
				/** @description the agreement with all e-signatures, and their certificate */
				e_signed_files: components["schemas"]["LeaseDocument"][];
				/** @description stamped and registered copies, oldest first */
				stamped_copies: components["schemas"]["LeaseStampedCopy"][];
				proposed_at: string | null;
				/** @description written for the landlord, who alone signs it */
				is_prepared: boolean;
				/** @description the reader wrote it for the landlord */
				is_prepared_by_you: boolean;
				payee_name: string | null;
				payee_upi: string | null;
				payee_shows_bank: boolean;
				agreed_at: string | null;
				/** @description the landlord says so, with a scan */
				is_signed_on_paper: boolean;
				/** @description why the tenant says that it was not signed on paper */
				paper_answer: string | null;
				notice: components["schemas"]["LeaseNotice"] | null;
				/** @description an earlier last day, which counts once the other side agrees */
				proposed_end: components["schemas"]["LeaseProposedEnd"] | null;
				ended_on: string | null;
				settlement: components["schemas"]["LeaseSettlement"] | null;
				/** Format: uuid */
				renews_id: string | null;
				renewal: components["schemas"]["LeaseRenewal"] | null;
				version: number;
				created_at: string;
				/** @description null: nothing of its rent is open */
				rent_now: components["schemas"]["LeaseRentNow"] | null;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		LeaseList2: {
			items: components["schemas"]["Lease"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		MaintenanceList: {
			items: components["schemas"]["Maintenance"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		ManagedRentalList: {
			items: {
				/** Format: uuid */
				id: string;
				/** @enum {string} */
				status: "submitted" | "under_review" | "approved" | "declined";
				/** @description a managed property exists */
				is_configured: boolean;
				/** @description paise */
				monthly_rent: number;
				property_location: string;
				property_type: string;
				property_address: string | null;
				locality: string | null;
				bedrooms: number | null;
				bathrooms: number | null;
				area_sqft: number | null;
				/** @enum {string|null} */
				furnishing: "fully_furnished" | "semi_furnished" | "unfurnished" | null;
				amenities: string[];
				description: string | null;
				/** @description paise */
				security_deposit: number | null;
				commission_percentage: number;
				management_fee_percentage: number;
				rental_start_date: string | null;
				rental_end_date: string | null;
				contract_type: string;
				rental_value_locked: number | null;
				decline_reason: string | null;
				/** @description the affiliate named when it was handed in */
				brought_by: {
					affiliate_id: string;
					full_name: string;
				} | null;
				landlord_name: string | null;
				reviewed_at: string | null;
				created_at: string;
				/**
				 * @description how the reader has to do with it
				 * @enum {string}
				 */
				side: "owner" | "broker";
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		MessageOther: {
			name: string | null;
			avatar_url: string | null;
			/** @description once contacts are open */
			phone: string | null;
			/** @description once contacts are open */
			email: string | null;
		};
		Message: {
			/** Format: uuid */
			id: string;
			home: components["schemas"]["VisitHome"];
			/**
			 * @description of whoever asks
			 * @enum {string}
			 */
			side: "seeker" | "lister";
			other: components["schemas"]["MessageOther"];
			/** @description false: a colleague of the lister, who shows nobody else’s contacts */
			may_share: boolean;
			i_share: boolean;
			other_shares: boolean;
			/** @description both agreed, or a visit or an application is accepted */
			contacts_open: boolean;
			is_unread: boolean;
			/** @description reported: nobody writes there any more */
			is_blocked: boolean;
			/** @description whoever asks wants to hear nothing more of the other side */
			i_blocked: boolean;
			last_message: string;
			last_message_at: string;
		};
		MessageList: {
			items: components["schemas"]["Message"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		NotificationList: {
			items: {
				/** Format: uuid */
				id: string;
				/** @enum {string} */
				category: "requests" | "listings" | "searches" | "shortlist" | "managed_rentals" | "account";
				title: string;
				text: string;
				/** @description where to act on it */
				path: string;
				/** @description what the way there is called */
				label: string;
				created_at: string;
				read_at: string | null;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		/**
		 * @description how far it came, from what the two sides did; the last two may be marked too
		 * @enum {string}
		 */
		PipelineColumn: "asked" | "talked" | "agreed" | "visited" | "applied" | "let" | "lost";
		PipelineContact: {
			phone: string | null;
			email: string | null;
		};
		PipelineHome: {
			/** Format: uuid */
			id: string;
			title: string;
			place: string;
			/** @description paise a month */
			rent: number | null;
			/** @enum {string} */
			availability: "available" | "booked" | "rented" | "maintenance" | "unavailable";
			/** @description a PG, whose beds are rented out one by one */
			by_bed: boolean;
		};
		PipelineVisit: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			status: "requested" | "scheduled" | "completed" | "cancelled" | "rejected";
			/** @enum {string|null} */
			awaiting: "seeker" | "lister" | null;
			scheduled_date: string;
			slot: components["schemas"]["DashboardVisitsTodaySlot"];
			/** @description what agreeing to it asks for, as with visits */
			lacks: ("address" | "phone")[];
		};
		PipelineApplication: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			status: "submitted" | "under_review" | "approved" | "rejected" | "cancelled";
			move_in_date: string;
			/**
			 * @description null: not shared
			 * @enum {string|null}
			 */
			occupation: "salaried" | "self_employed" | "student" | "retired" | "other" | null;
			employer: string | null;
			/** @description people who may be asked about the applicant */
			reference_count: number;
			/** @description null: none, or hidden from the lister until the application is accepted */
			references: components["schemas"]["ApplicationReference"][] | null;
		};
		PipelineLast: {
			/** @description of a timeline, as visit.accepted, or message */
			action: string;
			at: string;
			by_seeker: boolean;
		};
		Pipeline: {
			/** Format: uuid */
			id: string;
			column: components["schemas"]["PipelineColumn"];
			/**
			 * @description the mark, or the furthest that a visit or an application was
			 * @enum {string}
			 */
			stage: "new" | "contacted" | "visit" | "offered" | "let" | "lost";
			seeker_name: string | null;
			/** @description of the seeker, once a visit or an application is accepted */
			contact: components["schemas"]["PipelineContact"] | null;
			/** Format: uuid */
			conversation_id: string | null;
			/** @description other open leads of the same home */
			others: number;
			home: components["schemas"]["PipelineHome"];
			/** @description the newest */
			visit: components["schemas"]["PipelineVisit"] | null;
			/** @description the newest */
			application: components["schemas"]["PipelineApplication"] | null;
			/** @description the newest of the home with this seeker that the reader may see */
			lease: components["schemas"]["LeaseRenewal"] | null;
			/** @description whether the reader lists the home: they alone write a lease of it */
			is_lister: boolean;
			/**
			 * Format: uuid
			 * @description of the home, where the reader answers its leads
			 */
			organisation_id: string | null;
			/**
			 * Format: uuid
			 * @description whom of that organisation the lead was given to
			 */
			assigned_to: string | null;
			reminder_on: string | null;
			reminder_note: string | null;
			notes: number;
			/** @description what happened last between the two */
			last: components["schemas"]["PipelineLast"] | null;
			created_at: string;
		};
		/** @description first whose reminder is due, then the newest */
		PipelineList: {
			items: components["schemas"]["Pipeline"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		PropertyVisitHour: {
			days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
			from: number;
			until: number;
		};
		PropertyList: {
			items: {
				/** Format: uuid */
				id: string;
				/** @enum {string} */
				listing_state: "draft" | "published" | "paused" | "withdrawn";
				/** @enum {string} */
				availability: "available" | "booked" | "rented" | "maintenance" | "unavailable";
				title: string;
				city: string | null;
				locality: string | null;
				/** @description paise a month */
				rent: number | null;
				bedrooms: number | null;
				area_sqft: number | null;
				property_type: components["schemas"]["VisitHomePropertyType"];
				/** @enum {string|null} */
				furnishing: "fully_furnished" | "semi_furnished" | "unfurnished" | null;
				rating: number | null;
				verified: boolean;
				/** @description why the office took it out of sight; null when it did not */
				hidden_reason: string | null;
				view_count: number;
				leads_count: number;
				/** @description null for drafts; its owner or agent alone sees it */
				quality: {
					/** @description percent of what seekers look for that the listing says */
					score: number;
					/**
					 * @description what would raise it most
					 * @enum {string|null}
					 */
					next: "photos" | "description" | "pin" | "visit_hours" | "rent" | "rera" | null;
					/** @description photos that are missing, or percent above similar homes, by what is next; paise */
					amount: number | null;
				} | null;
				/** @description when it is shown to seekers; null: at any hour */
				visit_hours: components["schemas"]["PropertyVisitHour"][] | null;
				/** @description asked for or agreed, and still to come */
				coming_visits: number;
				cover: components["schemas"]["DashboardVisitsTodayHomeCover"] | null;
				created_at: string;
				published_at: string | null;
				renewed_at: string | null;
			}[];
			/** @description homes that match, on all pages */
			total: number;
			next_cursor: string | null;
			stats: {
				total: number;
				available: number;
				applications: number;
				leads: number;
			};
		};
		RecentSearchList: {
			items: {
				/** Format: uuid */
				id: string;
				/** @description the filters as the address of the results page has them */
				query: string;
				searched_at: string;
				/** @description homes that match today */
				total: number;
				total_is_exact: boolean;
			}[];
		};
		RecentViewList: {
			items: {
				home: components["schemas"]["VisitHome"];
				viewed_at: string;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		RentList: {
			items: {
				/** Format: uuid */
				id: string;
				/** Format: uuid */
				lease_id: string;
				/** @enum {string} */
				kind: "rent" | "deposit" | "charge" | "late_fee";
				/** @description how a charge was reckoned, and what both sides say of it */
				charge: {
					kind: components["schemas"]["LeaseChargeKind"];
					reading_before: number | null;
					reading_after: number | null;
					/** @description paise for one unit */
					rate: number | null;
					note: string | null;
					photo: {
						url: string;
						width: number;
						height: number;
					} | null;
					/** @enum {string} */
					state: "open" | "objected" | "kept" | "cancelled";
					/** @description why the tenant does not agree */
					objection: string | null;
					/** @description what the receiver says to it */
					answer: string | null;
				} | null;
				/** @description what closes it, or a part of it, without a payment */
				closings: {
					/** Format: uuid */
					id: string;
					/** @enum {string} */
					kind: "waiver" | "cancelled" | "tds" | "released";
					/** @description paise */
					amount: number;
					reason: string | null;
					/** @description of tax: the number of the challan */
					reference: string | null;
					/** @description of tax: the day it was paid to the state */
					paid_on: string | null;
					/** @description why it does not count any more */
					taken_back_reason: string | null;
				}[];
				month: string;
				from_date: string;
				to_date: string;
				due_date: string;
				/** @description paise */
				amount: number;
				/** @description confirmed, and what closes it without a payment */
				received: number;
				/** @description waiting for confirmation */
				reported: number;
				/** @description of payments that do not fit, waiting for the tenant */
				disputed: number;
				/** @enum {string} */
				state: "paid" | "partial" | "late" | "due" | "upcoming";
				/** @description tax on rent that may be recorded on it; null: none */
				tds: {
					/** @description paise that a tenant usually deducts from this month */
					usual: number;
					/** @description it is the tax of the financial year, deducted once */
					of_year: boolean;
				} | null;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
			/** @description paid and confirmed beyond what is due so far */
			credit: number;
			payee: {
				name: string;
				upi: string | null;
				/** @description null: none is shown; masked to a program */
				bank: {
					holder: string;
					number: string;
					ifsc: string;
				} | null;
			} | null;
			/** @description what one UPI payment usually takes at most, in paise */
			upi_limit: number;
			/** @description the tenant pays Kiraya, which says what came in; false for whoever answers in its place */
			is_answered_by_operator: boolean;
			/** @description of the deposit, as the book has it; null: the book does not know of one; paise */
			deposit_held: number | null;
		};
		RentCover: {
			/** @enum {string} */
			kind: "rent" | "deposit" | "charge" | "late_fee";
			month: string;
			/** @description paise */
			amount: number;
		};
		Rent: {
			/** Format: uuid */
			id: string;
			/**
			 * @description the reader’s own; null: an administrator who is no party
			 * @enum {string|null}
			 */
			side: "tenant" | "receiver" | null;
			/** @description Kiraya answers; false for whoever does so in its place */
			is_answered_by_operator: boolean;
			/** Format: uuid */
			lease_id: string;
			/** Format: uuid */
			due_id: string | null;
			/** @enum {string|null} */
			due_kind: "rent" | "deposit" | "charge" | "late_fee" | null;
			/** @description the month it was paid for */
			month: string | null;
			home_name: string;
			tenant_name: string;
			/** @description paise */
			amount: number;
			/** @description what the tenant had reported, where another amount was confirmed; paise */
			reported_amount: number | null;
			/** @enum {string} */
			mode: "bank_transfer" | "upi" | "cash" | "cheque";
			reference: string | null;
			paid_on: string;
			/** @enum {string} */
			state: "reported" | "confirmed" | "mismatch" | "cancelled";
			note: string | null;
			answer: string | null;
			confirmed_at: string | null;
			/** @description also of a payment taken back, where it counts no more */
			receipt_number: string | null;
			/** @description number of the receipt in whose place this one is */
			replaces: string | null;
			/** @description number of the receipt that is in its place */
			replaced_by: string | null;
			/** @description its receipt names the landlord’s PAN */
			needs_pan: boolean;
			covers: components["schemas"]["RentCover"][];
			created_at: string;
		};
		RentList2: {
			items: components["schemas"]["Rent"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		RvlMandate: {
			/** Format: uuid */
			id: string;
			/** @description counts the offers for the home, from 1 */
			version: number;
			/** @enum {string} */
			state: "offered" | "agreed" | "declined" | "withdrawn";
			/** @enum {string} */
			collects: "owner" | "operator";
			/** @description of each month’s rent, in basis points */
			fee_bp: number;
			/** @description of the next month; null: the owner collects */
			remittance_day: number | null;
			/** @enum {string} */
			deposit_holder: "landlord" | "manager" | "company";
			payee_name: string | null;
			payee_upi: string | null;
			/** @description what the owner agrees to, a sentence a line */
			text: string;
			/** @description SHA-256 of the text; accepting names it */
			text_hash: string;
			offered_at: string;
			answered_at: string | null;
			signed_name: string | null;
			decline_reason: string | null;
		};
		RvlList: {
			items: {
				/** Format: uuid */
				id: string;
				/** @enum {string} */
				status: "active" | "ended";
				property_name: string;
				owner_name: string;
				property_type: string;
				property_location: string;
				/** @description paise */
				monthly_rent: number;
				security_deposit_company: number;
				/** @enum {string} */
				security_deposit_type: "refundable" | "non_refundable";
				/** @enum {string} */
				payment_mode: "bank_transfer" | "upi" | "cash" | "cheque";
				monthly_rent_payment_date: number;
				lease_start_date: string;
				lease_end_date: string | null;
				/** @description paise */
				rvl_amount: number;
				commission_percentage: number;
				management_fee_percentage: number;
				created_at: string;
				/**
				 * @description owner, unless the owner agreed to something else
				 * @enum {string}
				 */
				collects: "owner" | "operator";
				/** @description as the owner agreed to it; null: none yet */
				mandate: components["schemas"]["RvlMandate"] | null;
				/** @description waits for the owner’s answer */
				offered_mandate: components["schemas"]["RvlMandate"] | null;
				/** @description that runs, else the newest that is not over; null: none, or not for the reader */
				lease: {
					/** Format: uuid */
					id: string;
					state: components["schemas"]["ConditionReportLeaseState"];
					/** @description paise */
					rent: number;
					/** @description paise */
					deposit: number;
					/** @enum {string} */
					deposit_held_by: "landlord" | "manager" | "company";
					due_day: number;
					start_date: string;
					last_day: string;
					/** @description its rent is not the locked rent value */
					differs_from_rvl: boolean;
				} | null;
				/** @enum {string} */
				side: "owner" | "broker" | "manager";
				/** @description newest first */
				months: {
					month: string;
					/** @description false: the lease had not begun or has ended, so no rent is due */
					in_lease: boolean;
					due_date: string;
					/** @description paise */
					rvl_amount: number;
					/** @enum {string} */
					payment_status: "pending" | "paid";
					payment_date: string | null;
					/** @enum {string|null} */
					mode: "bank_transfer" | "upi" | "cash" | "cheque" | null;
					reference: string | null;
					/** @description to administrators: what of the rent was confirmed */
					tenant_rent?: {
						/** @description paise */
						amount: number;
						received: number;
						paid_by: string;
						/** @enum {string|null} */
						mode: "bank_transfer" | "upi" | "cash" | "cheque" | null;
						reference: string | null;
					} | null;
					/** @description to owner, broker and manager: the rent came in full, marked paid or not */
					is_rent_received?: boolean;
					/** @description to owner and manager: as the lease has it; null: no rent is asked for */
					lease_rent?: {
						/** @enum {string} */
						state: "paid" | "waiting" | "disputed" | "late" | "due";
						/** @description paise */
						amount: number;
						received: number;
						missing: number;
						due_date: string;
						from_date: string;
						to_date: string;
					} | null;
				}[];
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
			until: string;
		};
		SavedSearchList: {
			items: {
				/** Format: uuid */
				id: string;
				name: string;
				/** @description the filters as the address of the results page has them */
				query: string;
				/** @enum {string} */
				frequency: "at_once" | "daily" | "weekly";
				is_paused: boolean;
				last_sent_at: string | null;
				created_at: string;
				/** @description homes that match today */
				total: number;
				total_is_exact: boolean;
				/** @description path of its new homes as RSS, for whoever has it; works until the search is removed */
				feed: string;
			}[];
		};
		ShortlistList: {
			items: {
				home: components["schemas"]["VisitHome"];
				note: string | null;
				added_at: string;
				/** @description paise a month */
				rent_when_added: number | null;
				/** @description paise a month less than when added */
				price_drop: number | null;
				/** @description no longer to be had: booked, let, paused or taken away */
				is_let: boolean;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		VisitList: {
			items: components["schemas"]["Visit"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		/** @enum {string} */
		WebhookEvent: "listing.published" | "listing.changed" | "listing.paused" | "listing.let" | "listing.withdrawn" | "lead.visit" | "lead.application" | "message.received" | "rent.reported" | "rent.confirmed" | "rent.disputed" | "rent.cancelled" | "journal.posted" | "maintenance.raised" | "maintenance.changed" | "rvl.locked" | "rvl.paid" | "rvl.reversed" | "commissions.month_closed";
		Webhook: {
			/** Format: uuid */
			id: string;
			url: string;
			events: components["schemas"]["WebhookEvent"][];
			/**
			 * @description off: given up by us after a day of failures
			 * @enum {string}
			 */
			state: "on" | "paused" | "off";
			failing_since: string | null;
			/** @description messages are signed with the earlier secret too until then; null: with one only */
			earlier_secret_until: string | null;
			/** @description name of the access token or program that did, and with whose end it goes; null: its person */
			set_up_by: string | null;
			created_at: string;
		};
		WebhookList: {
			/** @description at most ten, so there are no pages */
			items: components["schemas"]["Webhook"][];
		};
		AccountMe: {
			/** Format: uuid */
			user_id: string;
			/**
			 * Format: uuid
			 * @deprecated
			 */
			userId: string;
			email: string | null;
			email_verified: boolean;
			/** @deprecated */
			emailVerified: boolean;
			phone: string | null;
			phone_verified: boolean;
			/** @deprecated */
			phoneVerified: boolean;
			/** @description proved the address or the number, as listing a home and joining ask for */
			is_verified: boolean;
			/** @deprecated */
			isVerified: boolean;
			email_comes_back: boolean;
			/** @deprecated */
			emailComesBack: boolean;
			full_name: string | null;
			/** @deprecated */
			fullName: string | null;
			avatar_url: string | null;
			/** @deprecated */
			avatarUrl: string | null;
			profile_completion_percentage: number;
			/** @deprecated */
			profileCompletionPercentage: number;
			roles: ("admin" | "finance_checker" | "finance_maker" | "programme_manager" | "verification" | "support" | "viewer" | "broker" | "landlord" | "property_manager" | "tenant" | "user")[];
			is_affiliate: boolean;
			/** @deprecated */
			isAffiliate: boolean;
			/** @description as a tenant: has a lease, or is offered one */
			has_lease: boolean;
			/** @deprecated */
			hasLease: boolean;
			settings: {
				/** @enum {string} */
				theme: "light" | "dark" | "auto";
				/** @enum {string|null} */
				language: "en" | "hi" | null;
			};
		};
		AffiliateMine: {
			affiliate: {
				affiliate_id: string;
				full_name: string;
				/**
				 * @description a registration without profile is active
				 * @enum {string}
				 */
				status: "active" | "pending" | "suspended" | "terminated";
				/** @enum {string} */
				reward_calculation_mode: "balanced" | "total_volume";
				sponsor_id: string | null;
				sponsor_name: string | null;
				has_consented: boolean;
				has_pan: boolean;
				/** @description paise; 0 when not active */
				shadow_power_amount: number;
				created_at: string;
				has_account: boolean;
				contract_version: string | null;
				/**
				 * Format: uuid
				 * @description what an invitation link carries
				 */
				invite_token: string;
				/** @description the grant of shadow balancing of the broker who is the same person */
				fast_track: {
					start: string;
					end: string;
				} | null;
				/** @description their place came with a business that moved in, and stays as it is */
				is_moved_in: boolean;
				/** @description the newest one in which they stand */
				closed_month: string | null;
			} | null;
		};
		BrokerHome: {
			name: string | null;
			firm: string | null;
			current_rank: string | null;
			leads_to_answer: number;
			leads_open: number;
			reminders_due: number;
			listings: number;
			managed_homes: number;
			/** @description paise */
			rvl_this_month: number;
		};
		BrokerHomeEarnings: {
			items: {
				/**
				 * Format: uuid
				 * @description of the managed property
				 */
				id: string;
				property_name: string;
				property_location: string;
				/** @enum {string} */
				status: "active" | "ended";
				/** @description paise a month */
				rvl_amount: number;
				/** @description paise */
				months_paid: number;
				/** @description paise, all months */
				rvl_paid: number;
				/** @description the affiliate whom its rent is credited to */
				credited: string | null;
				/** @description paise: own commission of closed months from this home */
				earned: number;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		BrokerPerformance: {
			/** @description the last twelve, newest first */
			months: {
				month: string;
				/** @description published in this month */
				listings: number;
				leads: number;
				let: number;
				lost: number;
				/** @description median until the first answer */
				response_hours: number | null;
				/** @description paise; paid rent value of managed homes */
				rvl: number;
				/** @description of a closed month */
				rank: string | null;
			}[];
			/** @description what came of the leads of these months */
			year: {
				leads: number;
				/** @description of these: answered at least, or further */
				answered: number;
				/** @description of these: a visit agreed at least, or further */
				visited: number;
				/** @description of these: applied at least, or rented out */
				applied: number;
				let: number;
				lost: number;
				/** @description median until the first answer */
				response_hours: number | null;
			};
		};
		CommissionEstimateMinePersonNextMissing: {
			/** @constant */
			kind: "streams";
			/** @description paise */
			primary: number;
			/** @description paise */
			growth: number;
		};
		CommissionEstimateMinePersonNextMissing2: {
			/** @constant */
			kind: "total";
			/** @description paise */
			amount: number;
		};
		CommissionEstimateMinePersonNext: {
			/** @enum {string} */
			rank: "Starter" | "Builder" | "Leader" | "Director" | "Executive" | "Chairman";
			/** @description paise */
			threshold: number;
			missing: components["schemas"]["CommissionEstimateMinePersonNextMissing"] | components["schemas"]["CommissionEstimateMinePersonNextMissing2"];
		};
		CommissionEstimateMinePerson: {
			status: string;
			/** @enum {string} */
			mode: "balanced" | "total_volume";
			/** @description paise */
			personal: number;
			/** @description paise */
			team: number;
			/** @description paise */
			largest_leg: number;
			/** @description paise */
			primary: number;
			/** @description paise */
			growth: number;
			is_levelled: boolean;
			/** @description paise */
			qualifying: number;
			qualified_by: string;
			/** @description paise */
			shadow_added: number;
			/** @description active in the month: it counts towards the rank and is no volume */
			shadow_power: number;
			/** @description Fast Track Advantage counts the stronger stream */
			is_granted: boolean;
			/** @enum {string} */
			rank: "Starter" | "Builder" | "Leader" | "Director" | "Executive" | "Chairman";
			rate_bp: number;
			next: components["schemas"]["CommissionEstimateMinePersonNext"] | null;
			/** @description why the whole month pays nothing, or nothing now */
			reason: string | null;
			/** @description paise */
			earned: number;
			/** @description paise */
			held: number;
		};
		CommissionEstimateMine: {
			/** @description YYYY-MM */
			month: string;
			/** Format: date-time */
			cut_off: string;
			/** @description months that are not closed, oldest first */
			open_months: string[];
			person: components["schemas"]["CommissionEstimateMinePerson"];
			lines_total: number;
			/** @description the largest hundred */
			lines: {
				/** Format: uuid */
				payment_id: string;
				property_name: string | null;
				credited_id: string;
				credited_name: string;
				/** @description paise */
				rvl: number;
				share_bp: number;
				/** @description paise */
				base: number;
				level: number;
				rate_bp: number;
				paid_below_bp: number;
				/** @description paise */
				amount: number;
				is_held: boolean;
			}[];
		};
		CommissionTeamMonth: {
			/** @description YYYY-MM */
			month: string;
			/** @description the month is still open: as of now */
			is_estimate: boolean;
			/** @description those that can be chosen, newest first */
			months: string[];
			plan: {
				version: string;
				ranks: {
					/** @enum {string} */
					name: "Starter" | "Builder" | "Leader" | "Director" | "Executive" | "Chairman";
					/** @description paise */
					threshold: number;
					rate_bp: number;
					/** @deprecated */
					rateBp: number;
				}[];
				levels: number;
				/** @enum {string} */
				base: "share" | "rvl";
				/** @enum {string} */
				ineligible: "hold" | "rollup";
				default_share_bp: number;
				/** @deprecated */
				defaultShareBp: number;
			};
			own: {
				/** @enum {string} */
				mode: "balanced" | "total_volume";
				/** @description paise */
				shadow_power: number;
				is_granted: boolean;
			};
			/** @description the largest teams first */
			people: {
				affiliate_id: string;
				full_name: string;
				/** @description null: oneself */
				sponsor_id: string | null;
				/** @enum {string} */
				status: "active" | "pending" | "suspended" | "terminated" | "unknown";
				/**
				 * @description where the volume alone does not make the rank
				 * @enum {string|null}
				 */
				fixed_rank: "Starter" | "Builder" | "Leader" | "Director" | "Executive" | "Chairman" | null;
				/** @description volume below this person of whom and what was left out */
				others: number;
			}[];
			payments: {
				/** Format: uuid */
				payment_id: string;
				affiliate_id: string;
				property_name: string | null;
				/** @description paise */
				rvl: number;
				share_bp: number;
			}[];
			left_out: {
				people: number;
				payments: number;
			};
		};
		CommissionStatementMine: {
			/** @description YYYY-MM */
			month: string;
			affiliate_id: string;
			full_name: string;
			person: components["schemas"]["CommissionEstimateMinePerson"];
			plan_version: string;
			lines_total: number;
			/** @description what the month posted in the ledger, one row a kind */
			postings: {
				/** @enum {string} */
				kind: "regular" | "late" | "reversal" | "correction" | "adjustment" | "release" | "lapse" | "tax" | "payout" | "payout_failed" | "settlement" | "opening";
				/** @description what it added to the balance; negative: took; paise */
				payable: number;
				/** @description what it added to the amounts that wait; paise */
				held: number;
				/** @description deducted with it */
				tax: number;
			}[];
			/** @description each adjustment by the office, and why */
			adjustments: {
				/** @description YYYY-MM */
				origin_month: string;
				/** @description paise */
				amount: number;
				reason: string;
			}[];
			/** @description rate and total of the financial year so far, as it was posted */
			tax_rule: string | null;
			/** @description deducted in that financial year before this month: the tax of the month is what is left */
			tax_before: number;
			/** @description what the month added to the balance, after tax */
			net: number;
			/** @description the transfer that paid this month out */
			payout: {
				code: string;
				/** @enum {string} */
				state: "pending" | "paid" | "failed" | "cancelled";
				/** @description of the whole transfer, which may pay several months; paise */
				amount: number;
				reference: string | null;
				paid_on: string | null;
			} | null;
		};
		CommissionExplainMine: {
			/** @description YYYY-MM */
			month: string;
			affiliate_id: string;
			full_name: string;
			/** @description the month is still open: as of now */
			is_estimate: boolean;
			person: components["schemas"]["CommissionEstimateMinePerson"];
			payment: {
				/** Format: uuid */
				payment_id: string;
				/**
				 * @description reversal: taken back
				 * @enum {string}
				 */
				kind: "regular" | "late" | "reversal" | "correction";
				/** @description YYYY-MM */
				origin_month: string;
				/** @description why the credit of the home was corrected */
				credit_reason: string | null;
				/** @description paise */
				rvl: number;
				share_bp: number;
				/** @description paise */
				base: number;
				steps: {
					affiliate_id: string;
					full_name: string;
					level: number;
					rate_bp: number;
					paid_below_bp: number;
					paid_below_level: number;
					/** @description null: another person's; paise */
					amount: number | null;
					is_held: boolean;
					/** @description why there is no line; null where there is one */
					reason: string | null;
				}[];
				/** @description why they get nothing of it; null where they get a line */
				reason: string | null;
			} | null;
		};
		DraftSave: {
			/** Format: uuid */
			property_id: string;
			/** @description null: nothing typed yet, the content is the home as it is listed */
			saved_at: string | null;
		};
		ImportPreview: {
			/** Format: uuid */
			file_id: string;
			file_name: string;
			/** @description of a workbook, the one read */
			sheet: {
				name: string;
				others: string[];
			} | null;
			headers: string[];
			/** @description the first rows */
			rows: {
				[key: string]: string;
			}[];
			row_numbers: number[];
			total_rows: number;
			/** @description what the header row suggests */
			mapping: {
				/**
				 * @description header by field
				 * @default {}
				 */
				columns?: {
					[key: string]: string;
				};
				/**
				 * @description text by field
				 * @default {}
				 */
				defaults?: {
					[key: string]: string;
				};
				/**
				 * @description by field, what words that are unknown mean: an option of the field, or nothing
				 * @default {}
				 */
				values?: {
					[key: string]: {
						[key: string]: string;
					};
				};
			};
			/** @description what the cells of columns with few different texts say */
			texts: {
				[key: string]: {
					text: string;
					cells: number;
				}[];
			};
			/** @description fields whose column is suggested because it was chosen for an earlier file */
			recalled: components["schemas"]["ImportLeftOutField"][];
			/** @description our team looks at the file before its homes are shown */
			waits: boolean;
		};
		ImportUndo: {
			removed: number;
			/** @description homes that others have asked for; those an import only changed are not among them */
			kept: {
				/** Format: uuid */
				id: string;
				title: string;
			}[];
		};
		LeadTimelineVoice: {
			name: string | null;
			organisation: string;
		};
		LeadTimeline: {
			items: {
				/** Format: uuid */
				id: string;
				/** @description such as visit.accepted */
				action: string;
				status: string;
				/**
				 * @description null: done by the product itself
				 * @enum {string|null}
				 */
				by: "seeker" | "lister" | null;
				/** @description who of the organisation that lists the home; null: nobody of one */
				voice: components["schemas"]["LeadTimelineVoice"] | null;
				/** @description done by whoever asks */
				is_own: boolean;
				note: string | null;
				scheduled_date: string | null;
				slot: string | null;
				created_at: string;
			}[];
		};
		LeadContactPlacePoint: {
			lat: number;
			lng: number;
		};
		LeadContact: {
			/** @description the other side; both for an administrator */
			people: {
				/** @enum {string} */
				side: "seeker" | "lister";
				full_name: string | null;
				avatar_url: string | null;
				/** @description false: phone, e-mail and address stay hidden until the lead is accepted */
				is_open: boolean;
				phone: string | null;
				email: string | null;
				address: string | null;
			}[];
			/** @description where exactly the home is, to both sides; null until the lead is accepted */
			place: {
				address: string | null;
				landmark: string | null;
				/** @description the lister’s pin on the map, to about a metre; null: none was put */
				point: components["schemas"]["LeadContactPlacePoint"] | null;
			} | null;
		};
		LeaseRepairs: {
			/** @description newest first, at most 100; not what was called off */
			items: components["schemas"]["LeaseSettlementDeductionRepair"][];
		};
		LocalitySuggest: {
			cities: string[];
			/** @description other names of cities, by the name of the city: Bengaluru is Bangalore too */
			city_aliases: {
				[key: string]: string[];
			};
			localities: string[];
			/** @description where a map begins on which a home is marked: the middle of the locality that fits best, else of the city */
			map_start: components["schemas"]["LeadContactPlacePoint"] | null;
		};
		MaintenanceBoard: {
			columns: {
				/** @enum {string} */
				status: "open" | "assigned" | "in_progress" | "done";
				total: number;
				/** @description urgent ones first, then the newest; at most 12 */
				cards: {
					/** Format: uuid */
					id: string;
					home_name: string;
					/** @description null: without a tenant */
					tenant_name: string | null;
					title: string;
					/** @enum {string} */
					category: "plumbing" | "electrical" | "appliance" | "structure" | "cleaning" | "other";
					/** @enum {string} */
					priority: "low" | "normal" | "urgent";
					/** @enum {string} */
					status: "open" | "assigned" | "in_progress" | "done" | "cancelled";
					assignee_name: string | null;
					estimate: number | null;
					is_approved: boolean;
					/** @description paise */
					cost: number | null;
					rating: number | null;
					photos: number;
					created_at: string;
				}[];
			}[];
		};
		MaintenanceHomes: {
			/** @description by name, at most 100 */
			items: {
				/** Format: uuid */
				lease_id: string | null;
				/** Format: uuid */
				property_id: string | null;
				/** Format: uuid */
				managed_property_id: string | null;
				home_name: string;
				/** @description null: nobody rents it now, and the home is named instead of a lease */
				tenant_name: string | null;
			}[];
			has_more: boolean;
		};
		MapGroups: {
			/** @enum {string} */
			level: "city" | "locality" | "cell";
			groups: {
				/** @description of the city or locality; none where a group is several */
				name: string | null;
				lat: number;
				lng: number;
				homes: number;
				/** @description where homes stand of which only the locality or city is known: how far off they may be */
				radius_m: number | null;
				/** @description where the group is a single home */
				home: components["schemas"]["PropertyBuildingHome"] | null;
			}[];
		};
		MessageUnread: {
			/** @description conversations; at most 100 are counted */
			count: number;
		};
		MessageRead: {
			/** Format: uuid */
			id: string;
			/** @description written by one’s own side */
			is_mine: boolean;
			/** @description written by oneself */
			is_own: boolean;
			/** @description who of the organisation that lists the home; null: nobody of one */
			voice: components["schemas"]["LeadTimelineVoice"] | null;
			body: string;
			/** @description what its reader should be careful of; none of one’s own words */
			warnings: ("pay-before-visit" | "gate-pass" | "qr-to-receive" | "one-time-code" | "away-abroad")[];
			created_at: string;
		};
		MessageRead2: {
			items: components["schemas"]["MessageRead"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		NotificationUnread: {
			/** @description at most 1,000 are counted */
			count: number;
		};
		/** @enum {string} */
		PipelineCountsColumnKey: "asked" | "talked" | "agreed" | "visited" | "applied" | "let" | "lost";
		PipelineCounts: {
			columns: {
				[key: string]: number;
			};
			/** @description of these: whose reminder is due */
			due: {
				[key: string]: number;
			};
		};
		PipelineNotes: {
			/** Format: uuid */
			id: string;
			note: string;
			is_mine: boolean;
			/** @description null for one’s own, and for somebody who left */
			author: string | null;
			created_at: string;
		};
		PipelineNotes2: {
			/** @description the newest fifty */
			items: components["schemas"]["PipelineNotes"][];
		};
		PlaceCities: {
			cities: {
				name: string;
				slug: string;
				homes: number;
				state: string;
			}[];
		};
		PlaceCityRent: {
			homes: number;
			/** @description paise */
			lower_quartile: number;
			/** @description paise */
			median: number;
			/** @description paise */
			upper_quartile: number;
			/** @description 5 means 5 or more */
			bedrooms: number;
		};
		PlaceCityNewest: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			listed_as: "owner" | "broker" | "managed";
			city: string;
			locality: string;
			property_type: components["schemas"]["PropertyPropertyType"];
			/** @default null */
			bed_count?: number | null;
			/** @default null */
			free_beds?: number | null;
			/** @enum {string} */
			furnishing: "fully_furnished" | "semi_furnished" | "unfurnished";
			bedrooms: number;
			bathrooms: number;
			area_sqft: number;
			amenities: string[];
			title: string;
			/** @description paise */
			rent: number;
			/** @description paise */
			deposit: number | null;
			/** @description paise */
			maintenance_charge: number | null;
			/** Format: date */
			available_from: string | null;
			/** @enum {string} */
			preferred_tenant: "anyone" | "family" | "bachelors" | "company";
			pets_allowed: boolean;
			verified: boolean;
			/** @constant */
			availability: "available";
			rating: number | null;
			rating_count: number;
			cover: components["schemas"]["DashboardVisitsTodayHomeCover"] | null;
			photo_count: number;
			/** Format: date-time */
			created_at: string;
			/** Format: date-time */
			published_at: string;
		};
		PlaceCityLocality: {
			name: string;
			slug: string;
			homes: number;
		};
		PlaceCity: {
			name: string;
			slug: string;
			homes: number;
			/** @description of homes to rent there, by bedrooms; refreshed every night */
			rents: components["schemas"]["PlaceCityRent"][];
			newest: components["schemas"]["PlaceCityNewest"][];
			state: string;
			/** @description most homes first */
			localities: components["schemas"]["PlaceCityLocality"][];
			/** @description other cities, nearest first */
			neighbours: components["schemas"]["PlaceCityLocality"][];
		};
		PlaceLocality: {
			name: string;
			slug: string;
			homes: number;
			/** @description of homes to rent there, by bedrooms; refreshed every night */
			rents: components["schemas"]["PlaceCityRent"][];
			newest: components["schemas"]["PlaceCityNewest"][];
			city: {
				name: string;
				slug: string;
				state: string;
			};
			pincode: string | null;
			/** @description localities of the same city, nearest first */
			neighbours: components["schemas"]["PlaceCityLocality"][];
		};
		PlaceRents: {
			name: string;
			slug: string;
			/**
			 * Format: date-time
			 * @description when rents were last counted; null without any
			 */
			counted_at: string | null;
			/** @description of the whole city */
			rents: components["schemas"]["PlaceCityRent"][];
			/** @description by name; sizes of which a locality has at least three homes */
			localities: {
				name: string;
				slug: string;
				rents: components["schemas"]["PlaceCityRent"][];
			}[];
		};
		PortfolioHomes: {
			items: {
				/** Format: uuid */
				id: string;
				/**
				 * @description leased: they let it, and somebody else lists it or nobody any more
				 * @enum {string}
				 */
				kind: "listed" | "managed" | "leased";
				name: string;
				place: string;
				/** @description of a managed home */
				owner_name: string | null;
				/** @description agreed or, of a vacant home, asked; paise */
				rent: number | null;
				/**
				 * @description of a listed home
				 * @enum {string|null}
				 */
				availability: "available" | "booked" | "rented" | "maintenance" | "unavailable" | null;
				/** @description of a listed home: its last lease is over, and it still counts as rented */
				is_to_offer_again: boolean;
				/** @description null: vacant, unless a month was paid lately */
				lease: {
					/** Format: uuid */
					id: string;
					tenant_name: string;
					state: components["schemas"]["ConditionReportLeaseState"];
					start_date: string;
					last_day: string;
				} | null;
				/**
				 * Format: uuid
				 * @description not agreed yet, or not begun
				 */
				coming_lease: string | null;
				/** @description of a managed home: this month or the one before, where its rent value was paid */
				paid_month: string | null;
				/** @description a listed PG, which may have rooms and beds */
				is_pg: boolean;
				/** @description of a PG with rooms, which has a lease for each bed that is let */
				beds: {
					count: number;
					free: number;
				} | null;
				/** @description rent of this lease, or of all beds, that is late */
				late: number;
				open_repairs: number;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		PortfolioSummary: {
			homes: number;
			let: number;
			without_lease: number;
			/** @description of PGs whose beds are let one by one */
			free_beds: number;
			open_repairs: number;
			urgent_repairs: number;
			/** @description repairs whose estimate waits for the landlord */
			to_approve: number;
			/** @description offered to the reader as owner, who has not answered */
			mandates: number;
			/** @description leases that are not agreed yet */
			drafts: number;
			/** @description of these, those that the reader as landlord has to finish and sign */
			to_sign: number;
			/**
			 * Format: uuid
			 * @description of the other drafts the oldest
			 */
			first_draft: string | null;
			/**
			 * Format: uuid
			 * @description of those to finish and sign the oldest
			 */
			first_to_sign: string | null;
			/** @description of the next 60 days, without a renewal; at most 5 */
			ending: {
				/** Format: uuid */
				lease_id: string;
				home_name: string;
				tenant_name: string;
				last_day: string;
				has_notice: boolean;
			}[];
		};
		PropertySearchFacetBedroom: {
			value: number;
			count: number;
			label?: string;
			/** @description of places: asked for, by whatever name */
			is_chosen?: boolean;
			/** @deprecated */
			isChosen?: boolean;
		};
		PropertySearchFacetFurnishing: {
			value: string;
			count: number;
			label?: string;
			/** @description of places: asked for, by whatever name */
			is_chosen?: boolean;
			/** @deprecated */
			isChosen?: boolean;
		};
		PropertySearchFacetPet: {
			value: boolean;
			count: number;
			label?: string;
			/** @description of places: asked for, by whatever name */
			is_chosen?: boolean;
			/** @deprecated */
			isChosen?: boolean;
		};
		PropertySearchUnderstoodNoHomesInNearest: {
			city: string;
			slug: string;
			homes: number;
			km: number;
		};
		PropertySearchUnderstoodNoHomesIn: {
			city: string;
			slug: string;
			nearest: components["schemas"]["PropertySearchUnderstoodNoHomesInNearest"][];
		};
		PropertySearch: {
			items: {
				/** Format: uuid */
				id: string;
				/** @enum {string} */
				listed_as: "owner" | "broker" | "managed";
				city: string;
				locality: string;
				property_type: components["schemas"]["PropertyPropertyType"];
				/** @default null */
				bed_count?: number | null;
				/** @default null */
				free_beds?: number | null;
				/** @enum {string} */
				furnishing: "fully_furnished" | "semi_furnished" | "unfurnished";
				bedrooms: number;
				bathrooms: number;
				area_sqft: number;
				amenities: string[];
				title: string;
				/** @description paise */
				rent: number;
				/** @description paise */
				deposit: number | null;
				/** @description paise */
				maintenance_charge: number | null;
				/** Format: date */
				available_from: string | null;
				/** @enum {string} */
				preferred_tenant: "anyone" | "family" | "bachelors" | "company";
				pets_allowed: boolean;
				verified: boolean;
				/** @constant */
				availability: "available";
				rating: number | null;
				rating_count: number;
				cover: components["schemas"]["DashboardVisitsTodayHomeCover"] | null;
				photo_count: number;
				/** Format: date-time */
				created_at: string;
				/** Format: date-time */
				published_at: string;
				/** @description metres from the place asked for to the middle of the cell of about 370 metres that the home is in */
				distance_m?: number;
			}[];
			total: number;
			/** @description false: at least `total`, shown as "1,000+" */
			total_is_exact: boolean;
			/** @deprecated */
			totalIsExact: boolean;
			facets: {
				bedrooms: components["schemas"]["PropertySearchFacetBedroom"][];
				bathrooms: components["schemas"]["PropertySearchFacetBedroom"][];
				furnishing: components["schemas"]["PropertySearchFacetFurnishing"][];
				property_type: components["schemas"]["PropertySearchFacetFurnishing"][];
				listed_as: components["schemas"]["PropertySearchFacetFurnishing"][];
				preferred_tenant: components["schemas"]["PropertySearchFacetFurnishing"][];
				pets: components["schemas"]["PropertySearchFacetPet"][];
				verified: components["schemas"]["PropertySearchFacetPet"][];
				parking: components["schemas"]["PropertySearchFacetFurnishing"][];
				floor: components["schemas"]["PropertySearchFacetBedroom"][];
				pg_for: components["schemas"]["PropertySearchFacetFurnishing"][];
				pg_meals: components["schemas"]["PropertySearchFacetFurnishing"][];
				bed_sharing: components["schemas"]["PropertySearchFacetFurnishing"][];
				facing: components["schemas"]["PropertySearchFacetFurnishing"][];
				water_supply: components["schemas"]["PropertySearchFacetFurnishing"][];
				amenities: components["schemas"]["PropertySearchFacetFurnishing"][];
				city: components["schemas"]["PropertySearchFacetFurnishing"][];
				locality: components["schemas"]["PropertySearchFacetFurnishing"][];
			};
			/** @description false: each count is "at least" */
			facets_are_exact: boolean;
			/** @deprecated */
			facetsAreExact: boolean;
			/** @description Kinds that `near_any` can ask for: the one city that homes are asked in has such places */
			near_any: ("metro_station" | "railway_station" | "hospital")[];
			/** @deprecated */
			nearAny: ("metro_station" | "railway_station" | "hospital")[];
			/** @description false: what counts is away for a moment; homes come without counts, `total` is those of this page */
			is_counted: boolean;
			/** @deprecated */
			isCounted: boolean;
			next_cursor: string | null;
			/** @deprecated */
			nextCursor: string | null;
			/** @description How the text was read: corrected is true when a name was spelt differently */
			understood: {
				city: string | null;
				localities: string[];
				/** @description The place that the homes are near */
				near: {
					name: string;
					/** @enum {string} */
					kind: "city" | "zone" | "locality" | "sub_locality" | "society" | "landmark" | "metro_station" | "railway_station" | "office_park" | "college" | "hospital" | "pin_area";
					lat: number;
					lng: number;
					radius_m: number;
				} | null;
				bedrooms: number[];
				/** @description What no filter asks for: homes with these words come first */
				words: string;
				/** @description some words, those without quotation marks, say nothing of which homes are found, only of their order */
				words_are_missing: boolean;
				/** @deprecated */
				wordsAreMissing: boolean;
				/** @description Parts of `q` that became filters, by UTF-16 units: `of` names the filter, `place` for places, `sort` for an order; `not_` before it: not wanted */
				spans: {
					start: number;
					end: number;
					of: string;
					value: string;
					/** @description a place that was spelt differently from its name */
					is_corrected?: boolean;
					/** @deprecated */
					isCorrected?: boolean;
				}[];
				/** @description Places of the same names in other cities, which were not searched */
				elsewhere: {
					city: string;
					name: string;
					slug: string;
				}[];
				/** @description Cities that have the place which the text names without a city, where several have homes there */
				choices: {
					city: string;
					slug: string;
					homes: number;
					/** @description its homes are those listed */
					is_shown: boolean;
					/** @deprecated */
					isShown: boolean;
				}[];
				/** @description The city asked for, while it has no homes, and the nearest cities that have some */
				no_homes_in: components["schemas"]["PropertySearchUnderstoodNoHomesIn"] | null;
				/** @deprecated */
				noHomesIn: components["schemas"]["PropertySearchUnderstoodNoHomesIn"] | null;
				/** @description A city that the text names and that is not served; its name is among `words` */
				other_city: string | null;
				/** @deprecated */
				otherCity: string | null;
				/** @description What the text says and no filter can, as "without lift" */
				unread: string[];
				/** @description On a first page: those of `words` that no home which is found has in its text */
				missing_words: string[];
				/** @deprecated */
				missingWords: string[];
				/** @description Filters of the text taken more widely: homes that are exactly what was said come first, or there is none */
				widened: string[];
				corrected: boolean;
				/** @description a city or locality of the filters that nobody knows */
				unknown_place: boolean;
				/** @deprecated */
				unknownPlace: boolean;
				/** @description On a first page: no home that is found has any of those words */
				words_are_nowhere?: boolean;
				/** @deprecated */
				wordsAreNowhere?: boolean;
			};
			/** @description When nothing matches: homes there would be without that filter, most first */
			loosen: {
				filter: string;
				/** @description The part of the text to keep, when not all of it is in the way */
				q?: string;
				total: number;
				total_is_exact: boolean;
				/** @deprecated */
				totalIsExact: boolean;
			}[];
			/** @description When nothing matches, or few homes are all that a text asks: homes that come closest */
			nearest: components["schemas"]["PlaceCityNewest"][];
			/**
			 * Format: date-time
			 * @description Only while the database, or what counts homes, cannot be asked: this was true then
			 */
			as_of?: string;
			/**
			 * Format: date-time
			 * @deprecated
			 */
			asOf?: string;
		};
		PropertyFormer: {
			title: string;
			city: string;
			locality: string;
			gone: boolean;
		};
		PropertyHome: {
			cities: components["schemas"]["PlaceCityLocality"][];
			newest: components["schemas"]["PlaceCityNewest"][];
			homes: number;
			verified: number;
			localities: number;
			/**
			 * Format: date-time
			 * @description Only while the database, or what counts homes, cannot be asked: this was true then
			 */
			as_of?: string;
			/**
			 * Format: date-time
			 * @deprecated
			 */
			asOf?: string;
		};
		PropertyPerformance: {
			/** @description the last 30 days */
			items: {
				/** Format: uuid */
				id: string;
				views: number;
				shortlists: number;
				/** @description conversations begun */
				enquiries: number;
				visits: number;
				applications: number;
			}[];
		};
		PropertyPerformanceByWeek: {
			/** @description oldest first */
			weeks: {
				/** @description its Monday */
				week: string;
				views: number;
				shortlists: number;
				/** @description conversations begun */
				enquiries: number;
				visits: number;
				applications: number;
			}[];
		};
		PropertyBulk: {
			done: string[];
			refused: {
				/** Format: uuid */
				id: string;
				rule: string;
			}[];
		};
		PropertyBulkMatching: {
			done: number;
			/** @description what was left as it is, by the rule that said no */
			refused: {
				rule: string;
				count: number;
				/** @description of the first of them, where they have one */
				names?: string[];
			}[];
			/** @description null: nothing is left */
			next: string | null;
		};
		PropertyCreate: {
			/** Format: uuid */
			id: string;
			/** @enum {string} */
			listing_state: "draft" | "published" | "paused" | "withdrawn";
			/** @enum {string} */
			availability: "available" | "booked" | "rented" | "maintenance" | "unavailable";
		};
		PropertySetVisitHours: {
			hours: components["schemas"]["PropertyVisitHour"][] | null;
		};
		PropertyLeads: {
			visits: {
				/** Format: uuid */
				id: string;
				status: string;
				visit_type: string;
				scheduled_date: string;
				slot: string;
				notes: string | null;
				created_at: string;
			}[];
			applications: {
				/** Format: uuid */
				id: string;
				status: string;
				move_in_date: string;
				household: string | null;
				notes: string | null;
				created_at: string;
				/**
				 * @description null: not shared
				 * @enum {string|null}
				 */
				occupation: "salaried" | "self_employed" | "student" | "retired" | "other" | null;
				employer: string | null;
				/** @description people who may be asked about the applicant */
				reference_count: number;
				/** @description null: none, or hidden from the lister until the application is accepted */
				references: components["schemas"]["ApplicationReference"][] | null;
			}[];
		};
		RentGrid: {
			items: {
				/** Format: uuid */
				lease_id: string;
				home_name: string;
				tenant_name: string;
				/** @description Kiraya collects the rent, and says what came in */
				is_paid_to_operator: boolean;
				/** @description as the list of months; null: nothing was due */
				months: ({
					/** Format: uuid */
					due_id: string;
					month: string;
					/** @description paise */
					amount: number;
					/** @description of the rent of this month, on whatever day; paise */
					paid: number;
					/** @enum {string} */
					state: "paid" | "partial" | "late" | "due" | "upcoming";
					/**
					 * @description tenant: in dispute
					 * @enum {string|null}
					 */
					waits_for: "tenant" | "receiver" | null;
					from_date: string;
					to_date: string;
				} | null)[];
				/** @description of all months; null: nothing is open */
				rent_now: components["schemas"]["LeaseRentNow"] | null;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
			months: {
				month: string;
				expected: number;
				/** @description of what is expected for the month, on whatever day; paise */
				paid: number;
				/** @description confirmed payments that were made in the month */
				received: number;
			}[];
		};
		RentSummary: {
			month: string;
			/** @description running */
			leases: number;
			/** @description of these, those of single beds of a PG */
			bed_leases: number;
			expected: number;
			/** @description of what is expected for the month, on whatever day; paise */
			paid: number;
			/** @description confirmed payments that were made in the month, whatever they are for */
			received: number;
			/** @description months that are late */
			late: number;
			/** @description paise */
			late_amount: number;
			/** @description whose months those are */
			late_leases: number;
			/** @description due first after this month; null: nothing */
			next: components["schemas"]["LeaseRentNowNext"] | null;
			/** @description payments to confirm or to correct */
			waiting: number;
			disputed: number;
			/** @description payments reported for homes whose rent Kiraya collects, which it confirms */
			waiting_for_operator: number;
		};
		RentStatementOwner: {
			/** Format: uuid */
			id: string;
			name: string;
		};
		RentStatementLinePaidFor: {
			month: string;
			/** @description paise */
			amount: number;
		};
		RentStatementLine: {
			id: string;
			/** @enum {string} */
			kind: "rent" | "repair" | "fee" | "municipal_tax";
			/** @description rent: when it was paid; null: of a month as a whole */
			date: string | null;
			home_name: string;
			/** @description receipt number, repair, or receipt of the municipality */
			what: string | null;
			/** @description the months it is for, with their parts; rent in advance has none yet */
			paid_for: components["schemas"]["RentStatementLinePaidFor"][];
			/** @description paise */
			amount: number;
		};
		RentStatement: {
			year: string;
			/** @description null: the whole year */
			month: string | null;
			/** @description whose homes alone it tells of, to their manager */
			owner: components["schemas"]["RentStatementOwner"] | null;
			/** @description whose homes alone it tells of, to their owner */
			manager: components["schemas"]["RentStatementOwner"] | null;
			/** @description of the homes that the reader looks after; none to a landlord */
			owners: components["schemas"]["RentStatementOwner"][];
			/** @description who look after homes of the reader; none to a manager */
			managers: components["schemas"]["RentStatementOwner"][];
			/** @description with receipts, newest first */
			years: string[];
			/** @description the sum of all receipts of the year */
			total: number;
			receipts: number;
			/** @description rent not received, in paise */
			open: {
				late: number;
				waiting: number;
				disputed: number;
				not_due_yet: number;
			};
			/** @description what repairs that were done in the year cost */
			repairs: number;
			/** @description management fees of the months of managed homes that were paid */
			fees: number;
			/** @description of them, of homes without a lease here in that month; not in the net */
			fees_elsewhere: number;
			/** @description what the owner paid to the municipality and entered here */
			municipal_tax: number;
			/** @description what is left of the rent received; null: of homes of several owners */
			net: number | null;
			/** @description of running leases, held now */
			deposits: number;
			months: {
				/** @description that has begun, or whose rent is written already */
				month: string;
				/** @description null: no rent was due, before a lease or after it */
				expected: number | null;
				/** @description receipts of payments made in the month */
				received: number;
				repairs: number;
				fees: number;
				fees_elsewhere: number;
				municipal_tax: number;
			}[];
			homes: {
				home_name: string;
				received: number;
				receipts: number;
				repairs: number;
				municipal_tax: number;
				/** @description null: let by the bed, or without a lease */
				vacant_days: number | null;
			}[];
			/** @description of a month, oldest first; at most 100 */
			lines: components["schemas"]["RentStatementLine"][];
			lines_total: number;
			/** @description municipal tax of the time, which its owner may remove; at most 100 */
			taxes: components["schemas"]["RentStatementLine"][];
		};
		SavedSearchSave: {
			/** Format: uuid */
			id: string;
			is_new: boolean;
		};
		SettingPublished: {
			brokers: {
				/** @description paise, once */
				registration_fee: number;
			};
			office: {
				email?: unknown;
				phone?: unknown;
				address?: unknown;
				/** @description such as Mon to Sat, 9:30 to 18:30 */
				hours?: unknown;
			};
			marketing: {
				properties: string;
				clients: string;
			};
			/** @description who runs this site, and whom to write to about a complaint that was not settled */
			operator: {
				legal_name: string | null;
				address: string | null;
				gstin: string | null;
				grievance_name: string | null;
				grievance_email: string | null;
				grievance_phone: string | null;
			};
		};
		ShortlistIds: {
			ids: string[];
		};
		TeamGrowth: {
			/** @description oldest first, without gaps up to the present month */
			items: {
				/** @description YYYY-MM */
				month: string;
				joined: number;
				/** @description at the end of the month */
				people: number;
			}[];
		};
		TeamChildren: {
			affiliate_id: string;
			full_name: string;
			/** @enum {string} */
			status: "active" | "pending" | "suspended" | "terminated";
			joined_at: string;
			sponsor_id: string | null;
			recruits: number;
			/** @description of the recruits: active and pending ones */
			counted: number;
			/** @description of the last closed month, like the totals */
			rank: string | null;
			/** @description paise of rent value credited to them */
			personal: number | null;
			/** @description paise of their own and everybody below: what this leg carries */
			team: number | null;
		};
		TeamChildren2: {
			items: components["schemas"]["TeamChildren"][];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		TeamSearch: {
			items: components["schemas"]["TeamChildren"][];
			more: boolean;
		};
		TeamPath: {
			items: components["schemas"]["TeamChildren"][];
		};
		VisitHours: {
			/** @description null: visits can be asked for at any hour */
			hours: components["schemas"]["PropertyVisitHour"][] | null;
			/** @description agreed already; empty where no hours are named */
			taken: {
				date: string;
				hour: number;
			}[];
		};
		WebhookCreate: {
			/** Format: uuid */
			id: string;
			url: string;
			events: components["schemas"]["WebhookEvent"][];
			/**
			 * @description off: given up by us after a day of failures
			 * @enum {string}
			 */
			state: "on" | "paused" | "off";
			failing_since: string | null;
			/** @description messages are signed with the earlier secret too until then; null: with one only */
			earlier_secret_until: string | null;
			/** @description name of the access token or program that did, and with whose end it goes; null: its person */
			set_up_by: string | null;
			created_at: string;
			/** @description shown this once */
			secret: string;
		};
		WebhookDeliveries: {
			items: {
				/** Format: uuid */
				id: string;
				/**
				 * Format: uuid
				 * @description sent as webhook-id
				 */
				event_id: string;
				/** @enum {string} */
				kind: "listing.published" | "listing.changed" | "listing.paused" | "listing.let" | "listing.withdrawn" | "lead.visit" | "lead.application" | "message.received" | "rent.reported" | "rent.confirmed" | "rent.disputed" | "rent.cancelled" | "journal.posted" | "maintenance.raised" | "maintenance.changed" | "rvl.locked" | "rvl.paid" | "rvl.reversed" | "commissions.month_closed" | "webhook.test";
				/** @enum {string} */
				state: "waiting" | "delivered" | "failed";
				attempts: number;
				/** @description HTTP status of the last try; null: there was no answer */
				status: number | null;
				problem: string | null;
				duration_ms: number | null;
				created_at: string;
				tried_at: string | null;
				next_at: string | null;
			}[];
			/** @description on all pages, up to 1,000 */
			total: number;
			next_cursor: string | null;
		};
		ApplicationSubmitInput: {
			/** Format: uuid */
			property_id: string;
			/** Format: date */
			move_in_date: string;
			/** @enum {string} */
			household: "family" | "bachelors" | "company";
			occupants: number;
			/** @enum {string|null} */
			income_band?: "under_3_lakh" | "3_to_6_lakh" | "6_to_10_lakh" | "10_to_20_lakh" | "over_20_lakh" | null;
			/**
			 * Format: uuid
			 * @description of a PG: the room that is asked for
			 */
			room_id?: string | null;
			notes?: string | null;
			/**
			 * @description work and references of one’s application profile, as it is now, go along
			 * @default false
			 */
			share_profile?: boolean;
		};
		ApplicationReviewInput: {
			note?: string | null;
		};
		DraftSaveInput: {
			/**
			 * Format: uuid
			 * @description Absent: the draft of a new home, begun when there is none
			 */
			property_id?: string;
			/** @enum {string} */
			step: "place" | "home" | "money" | "photos" | "preview";
			content: {
				[key: string]: string | number | boolean | null | (string | number | boolean | null | unknown[] | {
					[key: string]: unknown;
				})[] | {
					[key: string]: string | number | boolean | null | unknown[] | {
						[key: string]: unknown;
					};
				};
			};
		};
		ImportPreviewInput: {
			/** Format: binary */
			file: string;
		};
		ImportStartInput: {
			/** Format: uuid */
			file_id: string;
			/** @default file.csv */
			file_name?: string;
			mapping: {
				/**
				 * @description header by field
				 * @default {}
				 */
				columns?: {
					[key: string]: string;
				};
				/**
				 * @description text by field
				 * @default {}
				 */
				defaults?: {
					[key: string]: string;
				};
				/**
				 * @description by field, what words that are unknown mean: an option of the field, or nothing
				 * @default {}
				 */
				values?: {
					[key: string]: {
						[key: string]: string;
					};
				};
			};
		};
		MaintenanceRaiseInput: {
			/** Format: uuid */
			lease_id?: string | null;
			/** Format: uuid */
			property_id?: string | null;
			/** Format: uuid */
			managed_property_id?: string | null;
			title: string;
			description?: string | null;
			/** @enum {string} */
			category: "plumbing" | "electrical" | "appliance" | "structure" | "cleaning" | "other";
			/**
			 * @default normal
			 * @enum {string}
			 */
			priority?: "low" | "normal" | "urgent";
		};
		MaintenanceTriageInput: {
			/** @enum {string} */
			category: "plumbing" | "electrical" | "appliance" | "structure" | "cleaning" | "other";
			/** @enum {string} */
			priority: "low" | "normal" | "urgent";
			note?: string | null;
		};
		MaintenanceAssignInput: {
			assignee_name: string;
			assignee_phone?: string | null;
			note?: string | null;
		};
		MaintenanceQuoteInput: {
			estimate: number;
			note?: string | null;
		};
		MaintenanceFinishInput: {
			/** @description paise */
			cost: number;
			note?: string | null;
		};
		MessageStartInput: {
			/** Format: uuid */
			property_id: string;
			body: string;
		};
		PhotoReorderInput: {
			ids: string[];
		};
		PhotoDescribeInput: {
			/** @enum {string|null} */
			room: "living_room" | "bedroom" | "kitchen" | "bathroom" | "balcony" | "dining_room" | "outside" | "other" | null;
			/** @default  */
			alt?: string;
		};
		PipelineMoveInput: {
			/**
			 * @description the others follow from visits and applications
			 * @enum {string}
			 */
			stage: "contacted" | "let" | "lost";
			/**
			 * @description with let: the home is rented out from now on
			 * @default false
			 */
			marks_home?: boolean;
			/**
			 * @description with let: the other open leads of the home are lost
			 * @default false
			 */
			closes_others?: boolean;
		};
		PipelineRemindInput: {
			reminder_on?: string | null;
			reminder_note?: string | null;
		};
		PropertyBulkInput: {
			ids: string[];
			/** @enum {string} */
			action: "publish" | "pause" | "resume" | "renew" | "rent";
			/**
			 * @description basis points, for the action rent only
			 * @default null
			 */
			rent_change_bp?: number | null;
		};
		PropertyBulkMatchingInput: {
			q?: string;
			/**
			 * @default all
			 * @enum {string}
			 */
			show?: "all" | "available" | "booked" | "paused" | "draft";
			/** @enum {string} */
			action: "publish" | "pause" | "resume" | "renew" | "rent";
			/**
			 * @description basis points, for the action rent only
			 * @default null
			 */
			rent_change_bp?: number | null;
			ids?: string[];
			/**
			 * Format: uuid
			 * @description `next` of the batch before; null begins
			 */
			after: string | null;
		};
		/** @enum {string} */
		PropertyCreateInputAmenity: "lift" | "power_backup" | "security" | "cctv" | "intercom" | "fire_safety" | "gym" | "swimming_pool" | "clubhouse" | "park" | "play_area" | "visitor_parking" | "gas_pipeline" | "wifi" | "air_conditioning" | "geyser" | "refrigerator" | "washing_machine" | "water_purifier" | "modular_kitchen" | "wardrobes" | "balcony" | "servant_room" | "housekeeping" | "rainwater_harvesting";
		PropertyCreateInputPoint: {
			lat: number;
			lng: number;
		};
		PropertyCreateInput: {
			/**
			 * @default owner
			 * @enum {string}
			 */
			listed_as?: "owner" | "broker";
			city: string;
			/** @description Made when the city has none of this name */
			locality: string;
			landmark?: string | null;
			pincode?: string | null;
			/** @description Shown only after a visit or application is accepted */
			address?: string | null;
			/** @description Shown only after a visit or application is accepted */
			contact_phone?: string | null;
			property_type: components["schemas"]["PropertyPropertyType"];
			/** @enum {string|null} */
			pg_for?: "women" | "men" | "anyone" | null;
			/** @enum {string|null} */
			pg_meals?: "none" | "breakfast" | "breakfast_and_dinner" | "three_meals" | null;
			/** @enum {string} */
			furnishing: "fully_furnished" | "semi_furnished" | "unfurnished";
			/** @description 5 means 5 or more */
			bedrooms: number;
			/** @description 5 means 5 or more */
			bathrooms: number;
			area_sqft: number;
			/** @description 0 is the ground floor */
			floor?: number | null;
			total_floors?: number | null;
			facing?: components["schemas"]["PropertyFacing"];
			/** @enum {string|null} */
			parking?: "none" | "two_wheeler" | "four_wheeler" | "both" | null;
			/** @enum {string|null} */
			water_supply?: "municipal" | "borewell" | "both" | "tanker" | null;
			/** @default [] */
			amenities?: components["schemas"]["PropertyCreateInputAmenity"][];
			/**
			 * @description Left empty, one is made from type, bedrooms and place
			 * @default
			 */
			title?: string;
			/** @default  */
			description?: string;
			house_rules?: string | null;
			/** @description paise */
			rent: number;
			/** @description Absent means not said, zero means none; paise */
			deposit?: number | null;
			/** @description paise */
			maintenance_charge?: number | null;
			/** @default 0 */
			brokerage_days?: number;
			/** @description Days of notice before somebody moves out */
			pg_notice_days?: number | null;
			available_from?: string | null;
			/**
			 * @default anyone
			 * @enum {string}
			 */
			preferred_tenant?: "anyone" | "family" | "bachelors" | "company";
			/** @default false */
			pets_allowed?: boolean;
			rera_number?: string | null;
			/** @description In degrees. Shown exactly only after a visit or application is accepted, to others as the middle of a cell of about 370 metres. Absent: unchanged, unless the locality changed; null: taken off */
			point?: components["schemas"]["PropertyCreateInputPoint"] | null;
		};
		PropertyChangeTermsInput: {
			/** @description paise */
			rent?: number;
			/** @description paise */
			deposit?: number | null;
			/** @description paise */
			maintenance_charge?: number | null;
			available_from?: string | null;
			title?: string;
			description?: string;
		};
		PropertySetAvailabilityInput: {
			/** @enum {string} */
			availability: "available" | "booked";
		};
		PropertySetVisitHoursInput: {
			/** @description null: at any hour */
			hours: components["schemas"]["PropertyVisitHour"][] | null;
		};
		RentReportInput: {
			/** @description paise */
			amount: number;
			/** @enum {string} */
			mode: "bank_transfer" | "upi" | "cash" | "cheque";
			reference?: string | null;
			paid_on: string;
			note?: string | null;
		};
		RentConfirmInput: {
			/** @description what arrived, if it is another amount; paise */
			amount?: number | null;
		};
		SavedSearchSaveInput: {
			name?: string;
			query: string;
			/**
			 * @default daily
			 * @enum {string}
			 */
			frequency?: "at_once" | "daily" | "weekly";
		};
		SavedSearchUpdateInput: {
			name?: string;
			/** @enum {string} */
			frequency?: "at_once" | "daily" | "weekly";
			is_paused?: boolean;
			query?: string;
		};
		VisitRequestInput: {
			/** Format: uuid */
			property_id: string;
			/** @enum {string} */
			visit_type: "physical" | "virtual";
			/** Format: date */
			scheduled_date: string;
			slot: components["schemas"]["DashboardVisitsTodaySlot"];
			/**
			 * Format: uuid
			 * @description of a PG: the room that is asked for
			 */
			room_id?: string | null;
			notes?: string | null;
		};
		VisitAcceptInput: {
			note?: string | null;
			/** @description of a home that lacks one */
			address?: string | null;
			/** @description of a home that lacks one */
			contact_phone?: string | null;
		};
		VisitProposeInput: {
			/** Format: date */
			scheduled_date: string;
			slot: components["schemas"]["DashboardVisitsTodaySlot"];
			note?: string | null;
			/** @description of a home that lacks one */
			address?: string | null;
			/** @description of a home that lacks one */
			contact_phone?: string | null;
		};
		VisitRescheduleInput: {
			/** Format: date */
			scheduled_date: string;
			slot: components["schemas"]["DashboardVisitsTodaySlot"];
			note?: string | null;
		};
		WebhookCreateInput: {
			url: string;
			events: components["schemas"]["WebhookEvent"][];
		};
		WebhookUpdateInput: {
			url?: string;
			events?: components["schemas"]["WebhookEvent"][];
			is_on?: boolean;
		};
		FieldProblem: {
			/** @description its path, such as `rent` or `photos.2.room`; empty for the whole input */
			field: string;
			/** @description in English */
			message: string;
			/** @description a code that stays when the sentence changes */
			reason: string;
			/** @description what the sentence names */
			params?: {
				[key: string]: string | number;
			};
		};
		/** @description Problem details as RFC 9457 says */
		Problem: {
			/** @description address of the code in the guide */
			type: string;
			/** @description what the code means, in English */
			title: string;
			/** @description as the answer’s own */
			status: number;
			/** @description this very case, in English */
			detail: string;
			/** @enum {string} */
			code: "UNAUTHORIZED" | "FORBIDDEN" | "PIN_REQUIRED" | "FRESH_PROOF_NEEDED" | "SECOND_FACTOR_REQUIRED" | "SCOPE_REQUIRED" | "NOT_FOUND" | "RULE_BROKEN" | "CONFLICT" | "SEAL_BROKEN" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "UNPROCESSABLE_CONTENT" | "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR" | "BAD_REQUEST" | "METHOD_NOT_ALLOWED";
			/** @description of 422: which fields are wrong */
			errors?: components["schemas"]["FieldProblem"][];
			/** @description of 409 RULE_BROKEN: which rule */
			rule?: string;
			/** @description a code of the case, where the code has several */
			reason?: string;
			/** @description name it when you write to us */
			request_id: string;
			/** @description more of the case: the missing scope, the seconds to wait */
			data?: unknown;
		};
	};
	responses: {
		/** @description OK */
		ApplicationAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "side": "seeker",
				 *       "home": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "city": "Pune",
				 *         "locality": "Baner",
				 *         "rent": 2500000,
				 *         "deposit": 2500000,
				 *         "bedrooms": 2,
				 *         "area_sqft": 950,
				 *         "property_type": "apartment",
				 *         "furnishing": "fully_furnished",
				 *         "availability": "available",
				 *         "listing_state": "draft",
				 *         "verified": true,
				 *         "cover": {
				 *           "url": "/files/public/photos/2b1c-800.webp",
				 *           "files": {
				 *             "webp": {
				 *               "800": "photos/2b1c-800.webp"
				 *             }
				 *           },
				 *           "width": 1,
				 *           "height": 1,
				 *           "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
				 *           "alt": "Living room"
				 *         }
				 *       },
				 *       "organisation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "assigned_to": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "other_name": "Asha Rao",
				 *       "room": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "name": "Asha Rao",
				 *         "sharing": 1
				 *       },
				 *       "notes": "After six in the evening, please.",
				 *       "waits_for_verification": true,
				 *       "answered_at": "2026-11-21T10:30:00.000Z",
				 *       "created_at": "2026-11-21T10:30:00.000Z",
				 *       "updated_at": "2026-11-21T10:30:00.000Z",
				 *       "is_lister": true,
				 *       "status": "submitted",
				 *       "move_in_date": "2026-12-01",
				 *       "household": "Text",
				 *       "occupants": 2,
				 *       "income_band": "under_3_lakh",
				 *       "occupation": "salaried",
				 *       "employer": "Text",
				 *       "reference_count": 1,
				 *       "references": [
				 *         {
				 *           "name": "Asha Rao",
				 *           "kind": "landlord",
				 *           "phone": "+919876543210"
				 *         }
				 *       ]
				 *     }
				 */
				"application/json": components["schemas"]["Application"];
			};
		};
		/** @description OK */
		ApplicationListAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "items": [
				 *         {
				 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "side": "seeker",
				 *           "home": {
				 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *             "title": "2 BHK Apartment in Baner, Pune",
				 *             "city": "Pune",
				 *             "locality": "Baner",
				 *             "rent": 2500000,
				 *             "deposit": 2500000,
				 *             "bedrooms": 2,
				 *             "area_sqft": 950,
				 *             "property_type": "apartment",
				 *             "furnishing": "fully_furnished",
				 *             "availability": "available",
				 *             "listing_state": "draft",
				 *             "verified": true,
				 *             "cover": {
				 *               "url": "/files/public/photos/2b1c-800.webp",
				 *               "files": {
				 *                 "webp": {
				 *                   "800": "photos/2b1c-800.webp"
				 *                 }
				 *               },
				 *               "width": 1,
				 *               "height": 1,
				 *               "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
				 *               "alt": "Living room"
				 *             }
				 *           },
				 *           "organisation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "assigned_to": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "other_name": "Asha Rao",
				 *           "room": {
				 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *             "name": "Asha Rao",
				 *             "sharing": 1
				 *           },
				 *           "notes": "After six in the evening, please.",
				 *           "waits_for_verification": true,
				 *           "answered_at": "2026-11-21T10:30:00.000Z",
				 *           "created_at": "2026-11-21T10:30:00.000Z",
				 *           "updated_at": "2026-11-21T10:30:00.000Z",
				 *           "is_lister": true,
				 *           "status": "submitted",
				 *           "move_in_date": "2026-12-01",
				 *           "household": "Text",
				 *           "occupants": 2,
				 *           "income_band": "under_3_lakh",
				 *           "occupation": "salaried",
				 *           "employer": "Text",
				 *           "reference_count": 1,
				 *           "references": [
				 *             {
				 *               "name": "Asha Rao",
				 *               "kind": "landlord",
				 *               "phone": "+919876543210"
				 *             }
				 *           ]
				 *         }
				 *       ],
				 *       "total": 1,
				 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationList"];
			};
		};
		/** @description OK */
		MaintenanceAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "side": "tenant",
				 *       "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "home_name": "Asha Rao",
				 *       "tenant_name": "Asha Rao",
				 *       "title": "2 BHK Apartment in Baner, Pune",
				 *       "description": "After six in the evening, please.",
				 *       "category": "plumbing",
				 *       "priority": "low",
				 *       "status": "open",
				 *       "assignee_name": "Asha Rao",
				 *       "assignee_phone": "+919876543210",
				 *       "estimate": 1,
				 *       "is_approved": true,
				 *       "cost": 2500000,
				 *       "done_at": "2026-11-21T10:30:00.000Z",
				 *       "rating": 2,
				 *       "rating_note": "After six in the evening, please.",
				 *       "photos": [
				 *         {
				 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "url": "/files/public/photos/2b1c-800.webp",
				 *           "width": 1,
				 *           "height": 1
				 *         }
				 *       ],
				 *       "history": [
				 *         {
				 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "action": "Text",
				 *           "status": "open",
				 *           "by": "tenant",
				 *           "note": "After six in the evening, please.",
				 *           "created_at": "2026-11-21T10:30:00.000Z"
				 *         }
				 *       ],
				 *       "created_at": "2026-11-21T10:30:00.000Z"
				 *     }
				 */
				"application/json": components["schemas"]["Maintenance"];
			};
		};
		/** @description OK */
		Done: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "ok": true
				 *     }
				 */
				"application/json": {
					/** @constant */
					ok: true;
				};
			};
		};
		/** @description OK */
		DraftPhotoListAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example [
				 *       {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "url": "/files/public/photos/2b1c-800.webp",
				 *         "files": {
				 *           "webp": {
				 *             "800": "photos/2b1c-800.webp"
				 *           }
				 *         },
				 *         "width": 1,
				 *         "height": 1,
				 *         "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
				 *         "alt": "Living room",
				 *         "room": "Text",
				 *         "is_cover": true,
				 *         "same_as": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *       }
				 *     ]
				 */
				"application/json": components["schemas"]["DraftPhoto"][];
			};
		};
		/** @description OK */
		PipelineAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "column": "asked",
				 *       "stage": "new",
				 *       "seeker_name": "Asha Rao",
				 *       "contact": {
				 *         "phone": "+919876543210",
				 *         "email": "asha.rao@example.in"
				 *       },
				 *       "conversation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "others": 1,
				 *       "home": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "place": "Text",
				 *         "rent": 2500000,
				 *         "availability": "available",
				 *         "by_bed": true
				 *       },
				 *       "visit": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "status": "requested",
				 *         "awaiting": "seeker",
				 *         "scheduled_date": "2026-12-01",
				 *         "slot": "09:00",
				 *         "lacks": [
				 *           "address"
				 *         ]
				 *       },
				 *       "application": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "status": "submitted",
				 *         "move_in_date": "2026-12-01",
				 *         "occupation": "salaried",
				 *         "employer": "Text",
				 *         "reference_count": 1,
				 *         "references": [
				 *           {
				 *             "name": "Asha Rao",
				 *             "kind": "landlord",
				 *             "phone": "+919876543210"
				 *           }
				 *         ]
				 *       },
				 *       "lease": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "state": "draft"
				 *       },
				 *       "is_lister": true,
				 *       "organisation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "assigned_to": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "reminder_on": "2026-12-01",
				 *       "reminder_note": "After six in the evening, please.",
				 *       "notes": 1,
				 *       "last": {
				 *         "action": "Text",
				 *         "at": "2026-11-21T10:30:00.000Z",
				 *         "by_seeker": true
				 *       },
				 *       "created_at": "2026-11-21T10:30:00.000Z"
				 *     }
				 */
				"application/json": components["schemas"]["Pipeline"];
			};
		};
		/** @description OK */
		PropertyCreateAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "listing_state": "draft",
				 *       "availability": "available"
				 *     }
				 */
				"application/json": components["schemas"]["PropertyCreate"];
			};
		};
		/** @description OK */
		RentAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "side": "tenant",
				 *       "is_answered_by_operator": true,
				 *       "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "due_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "due_kind": "rent",
				 *       "month": "2026-10",
				 *       "home_name": "Asha Rao",
				 *       "tenant_name": "Asha Rao",
				 *       "amount": 2500000,
				 *       "reported_amount": 2500000,
				 *       "mode": "bank_transfer",
				 *       "reference": "UTR123456789012",
				 *       "paid_on": "2026-12-01",
				 *       "state": "reported",
				 *       "note": "After six in the evening, please.",
				 *       "answer": "Text",
				 *       "confirmed_at": "2026-11-21T10:30:00.000Z",
				 *       "receipt_number": "Text",
				 *       "replaces": "Text",
				 *       "replaced_by": "2026-12-01",
				 *       "needs_pan": true,
				 *       "covers": [
				 *         {
				 *           "kind": "rent",
				 *           "month": "2026-10",
				 *           "amount": 2500000
				 *         }
				 *       ],
				 *       "created_at": "2026-11-21T10:30:00.000Z"
				 *     }
				 */
				"application/json": components["schemas"]["Rent"];
			};
		};
		/** @description OK */
		VisitAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "side": "seeker",
				 *       "home": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "city": "Pune",
				 *         "locality": "Baner",
				 *         "rent": 2500000,
				 *         "deposit": 2500000,
				 *         "bedrooms": 2,
				 *         "area_sqft": 950,
				 *         "property_type": "apartment",
				 *         "furnishing": "fully_furnished",
				 *         "availability": "available",
				 *         "listing_state": "draft",
				 *         "verified": true,
				 *         "cover": {
				 *           "url": "/files/public/photos/2b1c-800.webp",
				 *           "files": {
				 *             "webp": {
				 *               "800": "photos/2b1c-800.webp"
				 *             }
				 *           },
				 *           "width": 1,
				 *           "height": 1,
				 *           "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
				 *           "alt": "Living room"
				 *         }
				 *       },
				 *       "organisation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "assigned_to": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "other_name": "Asha Rao",
				 *       "room": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "name": "Asha Rao",
				 *         "sharing": 1
				 *       },
				 *       "notes": "After six in the evening, please.",
				 *       "waits_for_verification": true,
				 *       "answered_at": "2026-11-21T10:30:00.000Z",
				 *       "created_at": "2026-11-21T10:30:00.000Z",
				 *       "updated_at": "2026-11-21T10:30:00.000Z",
				 *       "status": "requested",
				 *       "awaiting": "seeker",
				 *       "visit_type": "physical",
				 *       "scheduled_date": "2026-12-01",
				 *       "slot": "09:00",
				 *       "earlier": {
				 *         "scheduled_date": "2026-12-01",
				 *         "slot": "09:00"
				 *       },
				 *       "on_way": [
				 *         "seeker"
				 *       ],
				 *       "changes": 1,
				 *       "lacks": [
				 *         "address"
				 *       ],
				 *       "rating": 2
				 *     }
				 */
				"application/json": components["schemas"]["Visit"];
			};
		};
		/** @description OK */
		VisitListAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "items": [
				 *         {
				 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "side": "seeker",
				 *           "home": {
				 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *             "title": "2 BHK Apartment in Baner, Pune",
				 *             "city": "Pune",
				 *             "locality": "Baner",
				 *             "rent": 2500000,
				 *             "deposit": 2500000,
				 *             "bedrooms": 2,
				 *             "area_sqft": 950,
				 *             "property_type": "apartment",
				 *             "furnishing": "fully_furnished",
				 *             "availability": "available",
				 *             "listing_state": "draft",
				 *             "verified": true,
				 *             "cover": {
				 *               "url": "/files/public/photos/2b1c-800.webp",
				 *               "files": {
				 *                 "webp": {
				 *                   "800": "photos/2b1c-800.webp"
				 *                 }
				 *               },
				 *               "width": 1,
				 *               "height": 1,
				 *               "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
				 *               "alt": "Living room"
				 *             }
				 *           },
				 *           "organisation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "assigned_to": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *           "other_name": "Asha Rao",
				 *           "room": {
				 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *             "name": "Asha Rao",
				 *             "sharing": 1
				 *           },
				 *           "notes": "After six in the evening, please.",
				 *           "waits_for_verification": true,
				 *           "answered_at": "2026-11-21T10:30:00.000Z",
				 *           "created_at": "2026-11-21T10:30:00.000Z",
				 *           "updated_at": "2026-11-21T10:30:00.000Z",
				 *           "status": "requested",
				 *           "awaiting": "seeker",
				 *           "visit_type": "physical",
				 *           "scheduled_date": "2026-12-01",
				 *           "slot": "09:00",
				 *           "earlier": {
				 *             "scheduled_date": "2026-12-01",
				 *             "slot": "09:00"
				 *           },
				 *           "on_way": [
				 *             "seeker"
				 *           ],
				 *           "changes": 1,
				 *           "lacks": [
				 *             "address"
				 *           ],
				 *           "rating": 2
				 *         }
				 *       ],
				 *       "total": 1,
				 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
				 *     }
				 */
				"application/json": components["schemas"]["VisitList"];
			};
		};
		/** @description OK */
		WebhookCreateAnswer: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "url": "/files/public/photos/2b1c-800.webp",
				 *       "events": [
				 *         "listing.published"
				 *       ],
				 *       "state": "on",
				 *       "failing_since": "Text",
				 *       "earlier_secret_until": "2026-12-01",
				 *       "set_up_by": "2026-12-01",
				 *       "created_at": "2026-11-21T10:30:00.000Z",
				 *       "secret": "Text"
				 *     }
				 */
				"application/json": components["schemas"]["WebhookCreate"];
			};
		};
		/** @description The request cannot be read */
		BadRequest: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#BAD_REQUEST",
				 *       "title": "The request cannot be read",
				 *       "status": 400,
				 *       "detail": "The request cannot be read",
				 *       "code": "BAD_REQUEST",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description No token, or one that is no longer good */
		Unauthorized: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#UNAUTHORIZED",
				 *       "title": "User is not authenticated or session has expired",
				 *       "status": 401,
				 *       "detail": "User is not authenticated or session has expired",
				 *       "code": "UNAUTHORIZED",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description The token lacks a scope, or the person may not do this */
		Forbidden: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#SCOPE_REQUIRED",
				 *       "title": "This token lacks a scope",
				 *       "status": 403,
				 *       "detail": "This token lacks a scope",
				 *       "code": "SCOPE_REQUIRED",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description It does not exist, or is not for you */
		NotFound: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#NOT_FOUND",
				 *       "title": "Not found",
				 *       "status": 404,
				 *       "detail": "Not found",
				 *       "code": "NOT_FOUND",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description A rule is against it (`rule` says which), or somebody else was faster */
		Conflict: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#RULE_BROKEN",
				 *       "title": "This is not possible now",
				 *       "status": 409,
				 *       "detail": "This is not possible now",
				 *       "code": "RULE_BROKEN",
				 *       "rule": "visit.already-open",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description The body is too large */
		TooLarge: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#PAYLOAD_TOO_LARGE",
				 *       "title": "This is too large",
				 *       "status": 413,
				 *       "detail": "This is too large",
				 *       "code": "PAYLOAD_TOO_LARGE",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description Neither JSON nor a form */
		WrongType: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#UNSUPPORTED_MEDIA_TYPE",
				 *       "title": "This type of content is not accepted",
				 *       "status": 415,
				 *       "detail": "This type of content is not accepted",
				 *       "code": "UNSUPPORTED_MEDIA_TYPE",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description Fields are wrong: `errors` says which */
		WrongFields: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#UNPROCESSABLE_CONTENT",
				 *       "title": "Please check the marked fields",
				 *       "status": 422,
				 *       "detail": "Please check the marked fields",
				 *       "code": "UNPROCESSABLE_CONTENT",
				 *       "errors": [
				 *         {
				 *           "field": "slot",
				 *           "message": "Choose a time",
				 *           "reason": "slot.missing"
				 *         }
				 *       ],
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description Too many calls; `Retry-After` says how long to wait */
		TooMany: {
			headers: {
				/** @description seconds */
				"Retry-After"?: number;
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#TOO_MANY_REQUESTS",
				 *       "title": "Too many tries; please wait a little",
				 *       "status": 429,
				 *       "detail": "Too many tries; please wait a little",
				 *       "code": "TOO_MANY_REQUESTS",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
		/** @description We are busy; `Retry-After` says how long to wait */
		Busy: {
			headers: {
				/** @description seconds */
				"Retry-After"?: number;
				[name: string]: unknown;
			};
			content: {
				/**
				 * @example {
				 *       "type": "/api/docs#SERVICE_UNAVAILABLE",
				 *       "title": "We are busy; please try again in a moment",
				 *       "status": 503,
				 *       "detail": "We are busy; please try again in a moment",
				 *       "code": "SERVICE_UNAVAILABLE",
				 *       "request_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/problem+json": components["schemas"]["Problem"];
			};
		};
	};
	parameters: {
		/**
		 * @description Code of an affiliate, as KRY-7F3K9
		 * @example KRY-7F3K9
		 */
		AffiliateId: string;
		/** @description Words of the title, locality or city of the home */
		Q: string;
		Show: "tracked" | "ended" | "all";
		/** @description Of the home */
		PropertyId: string;
		/** @description received by an organisation: those given to this member */
		AssignedTo: string;
		/** @description waiting: those that wait for the reader’s answer first, the newest first within each */
		Sort: "waiting" | "newest" | "oldest";
		/** @description How many of a page */
		Limit: number;
		/** @description `next_cursor` of the page before; without it the first page */
		Cursor: string;
		/**
		 * @description Id of the application
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		ApplicationId: string;
		/**
		 * @description YYYY-MM
		 * @example 2026-10
		 */
		Month: string;
		/** @description How many of a page */
		Limit2: number;
		/**
		 * @description Of the file
		 * @example pdf
		 */
		Format: "pdf" | "csv";
		/** @description of the words in a PDF */
		Language: "en" | "hi";
		/**
		 * @description Of the home
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		PropertyId2: string;
		/**
		 * @description Id of the import
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		ImportId: string;
		/**
		 * @description Id of the lead
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		LeadId: string;
		/**
		 * @description Id of the lease
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		LeaseId: string;
		As: "landlord" | "manager";
		/** @description Words of the home or the tenant */
		Q2: string;
		/**
		 * @description Id of the maintenance
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		MaintenanceId: string;
		As2: "tenant" | "landlord" | "manager";
		/** @description Words of the title or the home */
		Q3: string;
		/** @description a home, or a lease of it: its requests, in every lease and without, that one may see */
		HomeOf: string;
		/** @description As people type it. Homes with more of its other words come first; those in quotation marks have to be there */
		Q4: string;
		/** @description Name, other name or slug of a city */
		City: string;
		/** @description Name or slug; repeatable */
		Locality: string[];
		/** @description Rupees a month */
		RentMin: number;
		/** @description Rupees a month */
		RentMax: number;
		/** @description 5 means 5 or more; repeatable */
		Bedrooms: number[];
		/** @description 5 means 5 or more */
		Bathrooms: number;
		Furnishing: ("fully_furnished" | "semi_furnished" | "unfurnished")[];
		PropertyType: ("apartment" | "villa" | "independent_house" | "studio" | "penthouse" | "builder_floor" | "pg")[];
		/** @description Square feet */
		AreaMin: number;
		/** @description Square feet */
		AreaMax: number;
		/** @description Free on or before this day */
		AvailableBy: string;
		/** @description All of them; repeatable */
		Amenities: ("lift" | "power_backup" | "security" | "cctv" | "intercom" | "fire_safety" | "gym" | "swimming_pool" | "clubhouse" | "park" | "play_area" | "visitor_parking" | "gas_pipeline" | "wifi" | "air_conditioning" | "geyser" | "refrigerator" | "washing_machine" | "water_purifier" | "modular_kitchen" | "wardrobes" | "balcony" | "servant_room" | "housekeeping" | "rainwater_harvesting")[];
		/** @description Only homes that allow pets */
		Pets: boolean | string;
		PreferredTenant: "anyone" | "family" | "bachelors" | "company";
		/** @description Only verified homes */
		Verified: boolean | string;
		PgFor: ("women" | "men" | "anyone")[];
		PgMeals: ("none" | "breakfast" | "breakfast_and_dinner" | "three_meals")[];
		/** @description PGs with a free bed in such a room; repeatable */
		BedSharing: ("single" | "double" | "triple" | "four")[];
		/** @description 0 is the ground floor, 5 means 5 or higher; repeatable */
		Floor: number[];
		Facing: ("north" | "north_east" | "east" | "south_east" | "south" | "south_west" | "west" | "north_west")[];
		Parking: ("none" | "two_wheeler" | "four_wheeler" | "both")[];
		WaterSupply: ("municipal" | "borewell" | "both" | "tanker")[];
		/** @description A part of the map: south,west,north,east in degrees, to the nearest thousandth */
		Box: string;
		/** @description A station, office park, college, hospital or other place by name, or a point: latitude,longitude */
		Near: string;
		/** @description Within 1000 metres of any place of these kinds; repeatable */
		NearAny: ("metro_station" | "railway_station" | "hospital")[];
		/** @description Near the middle of this PIN area */
		Pincode: string;
		/** @description Metres around `near` or `pincode`; what is usual for the kind of place unless given */
		RadiusM: number;
		/** @description `distance`: from `near`, `pincode` or a place that `q` names; `best` without one */
		Sort2: "best" | "newest" | "rent_asc" | "rent_desc" | "area" | "rating" | "distance";
		/** @description How many of a page */
		Limit3: number;
		/** @description `next_cursor` of the page before; without it the first page */
		Cursor2: string;
		/**
		 * @description Id of the message
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		MessageId: string;
		/**
		 * @description Id of the photo
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		PhotoId: string;
		/** @description of an organisation: those given to this member */
		AssignedTo2: string;
		/**
		 * @description Id of the pipeline
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		PipelineId: string;
		/**
		 * @description Name or slug of a city
		 * @example 2026-27
		 */
		City2: string;
		/**
		 * @description Id of the property
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		PropertyId3: string;
		/** @description Words as people type them: "2 bhk baner under 25000" */
		Q5: string;
		/**
		 * @description Id of the rent
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		RentId: string;
		/**
		 * @description Financial year, as 2026-27
		 * @example 2026-27
		 */
		Year: string;
		/**
		 * @description Id of the saved search
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		SavedSearchId: string;
		/**
		 * @description Id of the visit
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		VisitId: string;
		/**
		 * @description Id of the webhook
		 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
		 */
		WebhookId: string;
		/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
		IdempotencyKey: string;
		/** @description The event’s id, the same on every repetition */
		WebhookIdHeader: string;
		/** @description Seconds since 1970 when it was sent */
		WebhookTimestampHeader: string;
		/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
		WebhookSignatureHeader: string;
	};
	requestBodies: never;
	headers: never;
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	"account.me": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "user_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "userId": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "email": "asha.rao@example.in",
					 *       "email_verified": true,
					 *       "emailVerified": true,
					 *       "phone": "+919876543210",
					 *       "phone_verified": true,
					 *       "phoneVerified": true,
					 *       "is_verified": true,
					 *       "isVerified": true,
					 *       "email_comes_back": true,
					 *       "emailComesBack": true,
					 *       "full_name": "Asha Rao",
					 *       "fullName": "Text",
					 *       "avatar_url": "/files/public/avatars/2b1c.webp",
					 *       "avatarUrl": "Text",
					 *       "profile_completion_percentage": 1,
					 *       "profileCompletionPercentage": 1,
					 *       "roles": [
					 *         "admin"
					 *       ],
					 *       "is_affiliate": true,
					 *       "isAffiliate": true,
					 *       "has_lease": true,
					 *       "hasLease": true,
					 *       "settings": {
					 *         "theme": "light",
					 *         "language": "en"
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["AccountMe"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"affiliates.get": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Code of an affiliate, as KRY-7F3K9
				 * @example KRY-7F3K9
				 */
				affiliate_id: components["parameters"]["AffiliateId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "affiliate_id": "KRY-7F3K9",
					 *       "user_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "full_name": "Asha Rao",
					 *       "email": "asha.rao@example.in",
					 *       "status": "active",
					 *       "reward_calculation_mode": "balanced",
					 *       "calculation_mode_changed_at": "2026-11-21T10:30:00.000Z",
					 *       "sponsor_id": "KRY-7F3K9",
					 *       "sponsor_name": "KRY-7F3K9",
					 *       "has_consented": true,
					 *       "has_pan": true,
					 *       "shadow_power_amount": 2500000,
					 *       "created_at": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["Affiliate"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"affiliates.mine": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "affiliate": {
					 *         "affiliate_id": "KRY-7F3K9",
					 *         "full_name": "Asha Rao",
					 *         "status": "active",
					 *         "reward_calculation_mode": "balanced",
					 *         "sponsor_id": "KRY-7F3K9",
					 *         "sponsor_name": "KRY-7F3K9",
					 *         "has_consented": true,
					 *         "has_pan": true,
					 *         "shadow_power_amount": 2500000,
					 *         "created_at": "2026-11-21T10:30:00.000Z",
					 *         "has_account": true,
					 *         "contract_version": "Text",
					 *         "invite_token": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "fast_track": {
					 *           "start": "2026-12-01",
					 *           "end": "2026-12-01"
					 *         },
					 *         "is_moved_in": true,
					 *         "closed_month": "2026-10"
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["AffiliateMine"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"applications.submit": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "move_in_date": "2026-12-01",
				 *       "household": "family",
				 *       "occupants": 2,
				 *       "income_band": "under_3_lakh",
				 *       "room_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "notes": "After six in the evening, please.",
				 *       "share_profile": false
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationSubmitInput"];
			};
		};
		responses: {
			201: components["responses"]["ApplicationAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"applications.listMine": {
		parameters: {
			query?: {
				/** @description Words of the title, locality or city of the home */
				q?: components["parameters"]["Q"];
				show?: components["parameters"]["Show"];
				/** @description Of the home */
				property_id?: components["parameters"]["PropertyId"];
				/** @description received by an organisation: those given to this member */
				assigned_to?: components["parameters"]["AssignedTo"];
				/** @description waiting: those that wait for the reader’s answer first, the newest first within each */
				sort?: components["parameters"]["Sort"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["ApplicationListAnswer"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"applications.listReceived": {
		parameters: {
			query?: {
				/** @description Words of the title, locality or city of the home */
				q?: components["parameters"]["Q"];
				show?: components["parameters"]["Show"];
				/** @description Of the home */
				property_id?: components["parameters"]["PropertyId"];
				/** @description received by an organisation: those given to this member */
				assigned_to?: components["parameters"]["AssignedTo"];
				/** @description waiting: those that wait for the reader’s answer first, the newest first within each */
				sort?: components["parameters"]["Sort"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["ApplicationListAnswer"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"applications.review": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the application
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["ApplicationId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["ApplicationAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"applications.approve": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the application
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["ApplicationId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["ApplicationAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"applications.decline": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the application
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["ApplicationId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["ApplicationAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"applications.withdraw": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the application
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["ApplicationId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["ApplicationAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"brokers.home": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "name": "Asha Rao",
					 *       "firm": "Text",
					 *       "current_rank": "Text",
					 *       "leads_to_answer": 1,
					 *       "leads_open": 1,
					 *       "reminders_due": 1,
					 *       "listings": 1,
					 *       "managed_homes": 1,
					 *       "rvl_this_month": 2500000
					 *     }
					 */
					"application/json": components["schemas"]["BrokerHome"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"brokers.homeEarnings": {
		parameters: {
			query?: {
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "property_name": "Asha Rao",
					 *           "property_location": "Text",
					 *           "status": "active",
					 *           "rvl_amount": 2500000,
					 *           "months_paid": 2500000,
					 *           "rvl_paid": 2500000,
					 *           "credited": "Text",
					 *           "earned": 2500000
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["BrokerHomeEarnings"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"brokers.performance": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "months": [
					 *         {
					 *           "month": "2026-10",
					 *           "listings": 1,
					 *           "leads": 1,
					 *           "let": 1,
					 *           "lost": 1,
					 *           "response_hours": 1,
					 *           "rvl": 2500000,
					 *           "rank": "Text"
					 *         }
					 *       ],
					 *       "year": {
					 *         "leads": 1,
					 *         "answered": 1,
					 *         "visited": 1,
					 *         "applied": 1,
					 *         "let": 1,
					 *         "lost": 1,
					 *         "response_hours": 1
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["BrokerPerformance"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"commissions.listMyMonths": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "month": "2026-10",
					 *           "rank": "Starter",
					 *           "rate_bp": 1000,
					 *           "personal": 1,
					 *           "team": 1,
					 *           "qualifying": 1,
					 *           "earned": 2500000,
					 *           "held": 2500000
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["CommissionList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"commissions.listMine": {
		parameters: {
			query: {
				/**
				 * @description YYYY-MM
				 * @example 2026-10
				 */
				month: components["parameters"]["Month"];
				/** @description level: own homes first, then level by level, the largest of each first; amount: the largest first */
				order?: "level" | "amount";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit2"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: string;
				/** @description how many to pass over; older than `cursor`, which it gives way to */
				offset?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "payment_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "sequence": 1,
					 *           "kind": "regular",
					 *           "affiliate_id": "KRY-7F3K9",
					 *           "full_name": "Asha Rao",
					 *           "month": "2026-10",
					 *           "origin_month": "2026-10",
					 *           "property_name": "Asha Rao",
					 *           "credited_id": "Text",
					 *           "credited_name": "Asha Rao",
					 *           "rvl": 2500000,
					 *           "share_bp": 1000,
					 *           "level": 1,
					 *           "base": 1,
					 *           "rate_bp": 1000,
					 *           "paid_below_bp": 2500000,
					 *           "amount": 2500000,
					 *           "status": "payable"
					 *         }
					 *       ],
					 *       "has_more": true,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["CommissionList2"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"commissions.estimateMine": {
		parameters: {
			query?: {
				/** @description YYYY-MM */
				month?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "month": "2026-10",
					 *       "cut_off": "2026-11-21T10:30:00.000Z",
					 *       "open_months": [
					 *         "2026-10"
					 *       ],
					 *       "person": {
					 *         "status": "Text",
					 *         "mode": "balanced",
					 *         "personal": 1,
					 *         "team": 1,
					 *         "largest_leg": 1,
					 *         "primary": 1,
					 *         "growth": 1,
					 *         "is_levelled": true,
					 *         "qualifying": 1,
					 *         "qualified_by": "2026-12-01",
					 *         "shadow_added": 1,
					 *         "shadow_power": 1,
					 *         "is_granted": true,
					 *         "rank": "Starter",
					 *         "rate_bp": 1000,
					 *         "next": {
					 *           "rank": "Starter",
					 *           "threshold": 1,
					 *           "missing": {
					 *             "kind": "streams",
					 *             "primary": 1,
					 *             "growth": 1
					 *           }
					 *         },
					 *         "reason": "After six in the evening, please.",
					 *         "earned": 2500000,
					 *         "held": 2500000
					 *       },
					 *       "lines_total": 1,
					 *       "lines": [
					 *         {
					 *           "payment_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "property_name": "Asha Rao",
					 *           "credited_id": "Text",
					 *           "credited_name": "Asha Rao",
					 *           "rvl": 2500000,
					 *           "share_bp": 1000,
					 *           "base": 1,
					 *           "level": 1,
					 *           "rate_bp": 1000,
					 *           "paid_below_bp": 2500000,
					 *           "amount": 2500000,
					 *           "is_held": true
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["CommissionEstimateMine"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"commissions.teamMonth": {
		parameters: {
			query?: {
				/** @description YYYY-MM */
				month?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "month": "2026-10",
					 *       "is_estimate": true,
					 *       "months": [
					 *         "2026-10"
					 *       ],
					 *       "plan": {
					 *         "version": "Text",
					 *         "ranks": [
					 *           {
					 *             "name": "Starter",
					 *             "threshold": 1,
					 *             "rate_bp": 1000,
					 *             "rateBp": 1
					 *           }
					 *         ],
					 *         "levels": 1,
					 *         "base": "share",
					 *         "ineligible": "hold",
					 *         "default_share_bp": 1000,
					 *         "defaultShareBp": 1
					 *       },
					 *       "own": {
					 *         "mode": "balanced",
					 *         "shadow_power": 1,
					 *         "is_granted": true
					 *       },
					 *       "people": [
					 *         {
					 *           "affiliate_id": "KRY-7F3K9",
					 *           "full_name": "Asha Rao",
					 *           "sponsor_id": "KRY-7F3K9",
					 *           "status": "active",
					 *           "fixed_rank": "Starter",
					 *           "others": 1
					 *         }
					 *       ],
					 *       "payments": [
					 *         {
					 *           "payment_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "affiliate_id": "KRY-7F3K9",
					 *           "property_name": "Asha Rao",
					 *           "rvl": 2500000,
					 *           "share_bp": 1000
					 *         }
					 *       ],
					 *       "left_out": {
					 *         "people": 1,
					 *         "payments": 1
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["CommissionTeamMonth"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"commissions.statementMine": {
		parameters: {
			query: {
				/**
				 * @description YYYY-MM
				 * @example 2026-10
				 */
				month: components["parameters"]["Month"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "month": "2026-10",
					 *       "affiliate_id": "KRY-7F3K9",
					 *       "full_name": "Asha Rao",
					 *       "person": {
					 *         "status": "Text",
					 *         "mode": "balanced",
					 *         "personal": 1,
					 *         "team": 1,
					 *         "largest_leg": 1,
					 *         "primary": 1,
					 *         "growth": 1,
					 *         "is_levelled": true,
					 *         "qualifying": 1,
					 *         "qualified_by": "2026-12-01",
					 *         "shadow_added": 1,
					 *         "shadow_power": 1,
					 *         "is_granted": true,
					 *         "rank": "Starter",
					 *         "rate_bp": 1000,
					 *         "next": {
					 *           "rank": "Starter",
					 *           "threshold": 1,
					 *           "missing": {
					 *             "kind": "streams",
					 *             "primary": 1,
					 *             "growth": 1
					 *           }
					 *         },
					 *         "reason": "After six in the evening, please.",
					 *         "earned": 2500000,
					 *         "held": 2500000
					 *       },
					 *       "plan_version": "Text",
					 *       "lines_total": 1,
					 *       "postings": [
					 *         {
					 *           "kind": "regular",
					 *           "payable": 2500000,
					 *           "held": 2500000,
					 *           "tax": 1
					 *         }
					 *       ],
					 *       "adjustments": [
					 *         {
					 *           "origin_month": "2026-10",
					 *           "amount": 2500000,
					 *           "reason": "After six in the evening, please."
					 *         }
					 *       ],
					 *       "tax_rule": "Text",
					 *       "tax_before": 1,
					 *       "net": 1,
					 *       "payout": {
					 *         "code": "KRY-7F3K9",
					 *         "state": "pending",
					 *         "amount": 2500000,
					 *         "reference": "UTR123456789012",
					 *         "paid_on": "2026-12-01"
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["CommissionStatementMine"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"commissions.statementFile": {
		parameters: {
			query: {
				/**
				 * @description YYYY-MM
				 * @example 2026-10
				 */
				month: components["parameters"]["Month"];
				/**
				 * @description Of the file
				 * @example pdf
				 */
				format: components["parameters"]["Format"];
				/** @description of the words in a PDF */
				language?: components["parameters"]["Language"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
					"text/csv": string;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"commissions.explainMine": {
		parameters: {
			query: {
				/**
				 * @description YYYY-MM
				 * @example 2026-10
				 */
				month: components["parameters"]["Month"];
				payment_id?: string;
				/** @description of the line: a month may post a payment twice */
				kind?: "regular" | "late" | "reversal" | "correction";
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "month": "2026-10",
					 *       "affiliate_id": "KRY-7F3K9",
					 *       "full_name": "Asha Rao",
					 *       "is_estimate": true,
					 *       "person": {
					 *         "status": "Text",
					 *         "mode": "balanced",
					 *         "personal": 1,
					 *         "team": 1,
					 *         "largest_leg": 1,
					 *         "primary": 1,
					 *         "growth": 1,
					 *         "is_levelled": true,
					 *         "qualifying": 1,
					 *         "qualified_by": "2026-12-01",
					 *         "shadow_added": 1,
					 *         "shadow_power": 1,
					 *         "is_granted": true,
					 *         "rank": "Starter",
					 *         "rate_bp": 1000,
					 *         "next": {
					 *           "rank": "Starter",
					 *           "threshold": 1,
					 *           "missing": {
					 *             "kind": "streams",
					 *             "primary": 1,
					 *             "growth": 1
					 *           }
					 *         },
					 *         "reason": "After six in the evening, please.",
					 *         "earned": 2500000,
					 *         "held": 2500000
					 *       },
					 *       "payment": {
					 *         "payment_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "kind": "regular",
					 *         "origin_month": "2026-10",
					 *         "credit_reason": "After six in the evening, please.",
					 *         "rvl": 2500000,
					 *         "share_bp": 1000,
					 *         "base": 1,
					 *         "steps": [
					 *           {
					 *             "affiliate_id": "KRY-7F3K9",
					 *             "full_name": "Asha Rao",
					 *             "level": 1,
					 *             "rate_bp": 1000,
					 *             "paid_below_bp": 2500000,
					 *             "paid_below_level": 2500000,
					 *             "amount": 2500000,
					 *             "is_held": true,
					 *             "reason": "After six in the evening, please."
					 *           }
					 *         ],
					 *         "reason": "After six in the evening, please."
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["CommissionExplainMine"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"conditionReports.get": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Of the lease
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				lease_id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "home_name": "Asha Rao",
					 *       "lease_state": "draft",
					 *       "start_date": "2026-12-01",
					 *       "last_day": "2026-12-01",
					 *       "side": "tenant",
					 *       "is_co_tenant": true,
					 *       "suggested": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "kind": "living",
					 *           "name": "Asha Rao",
					 *           "items": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "kind": "walls",
					 *               "name": "Asha Rao"
					 *             }
					 *           ]
					 *         }
					 *       ],
					 *       "reports": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "kind": "move_in",
					 *           "state": "sent",
					 *           "version": 1,
					 *           "written_by": "tenant",
					 *           "author_name": "Asha Rao",
					 *           "sent_at": "2026-11-21T10:30:00.000Z",
					 *           "inspected_on": "2026-12-01",
					 *           "rooms": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "kind": "living",
					 *               "name": "Asha Rao",
					 *               "items": [
					 *                 {
					 *                   "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *                   "kind": "walls",
					 *                   "name": "Asha Rao",
					 *                   "condition": "good",
					 *                   "note": "After six in the evening, please."
					 *                 }
					 *               ]
					 *             }
					 *           ],
					 *           "meters": [],
					 *           "keys": [],
					 *           "photos": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "line_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "url": "/files/public/photos/2b1c-800.webp",
					 *               "width": 1,
					 *               "height": 1
					 *             }
					 *           ],
					 *           "comments": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "version": 1,
					 *               "line_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "by": "tenant",
					 *               "body": "After six in the evening, please.",
					 *               "created_at": "2026-11-21T10:30:00.000Z"
					 *             }
					 *           ],
					 *           "agreed_at": "2026-11-21T10:30:00.000Z",
					 *           "agreed_by_name": "Asha Rao",
					 *           "sha256": "Text"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["ConditionReport"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"conditionReports.file": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the condition report
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"dashboard.get": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "today": "Text",
					 *       "awaiting_me": {
					 *         "visits_received": 1,
					 *         "visits_made": 1,
					 *         "applications_received": 1,
					 *         "leases": 1,
					 *         "ends": 1,
					 *         "ends_let": 1,
					 *         "settlements": 1,
					 *         "settlements_let": 1,
					 *         "reports": 1,
					 *         "reports_let": 1,
					 *         "offers": 1,
					 *         "checks": 1,
					 *         "checks_to_pay": 1,
					 *         "invitations": 1
					 *       },
					 *       "awaiting_others": {
					 *         "visits": 1,
					 *         "applications": 1
					 *       },
					 *       "visits_today": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "side": "seeker",
					 *           "slot": "09:00",
					 *           "visit_type": "physical",
					 *           "home": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "title": "2 BHK Apartment in Baner, Pune",
					 *             "city": "Pune",
					 *             "locality": "Baner",
					 *             "cover": {
					 *               "url": "/files/public/photos/2b1c-800.webp",
					 *               "files": {
					 *                 "webp": {
					 *                   "800": "photos/2b1c-800.webp"
					 *                 }
					 *               },
					 *               "width": 1,
					 *               "height": 1,
					 *               "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *               "alt": "Living room"
					 *             }
					 *           }
					 *         }
					 *       ],
					 *       "shortlist": {
					 *         "total": 1,
					 *         "news": [
					 *           {
					 *             "home": {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "title": "2 BHK Apartment in Baner, Pune",
					 *               "city": "Pune",
					 *               "locality": "Baner",
					 *               "cover": {
					 *                 "url": "/files/public/photos/2b1c-800.webp",
					 *                 "files": {
					 *                   "webp": {
					 *                     "800": "photos/2b1c-800.webp"
					 *                   }
					 *                 },
					 *                 "width": 1,
					 *                 "height": 1,
					 *                 "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *                 "alt": "Living room"
					 *               }
					 *             },
					 *             "rent": 2500000,
					 *             "price_drop": 1,
					 *             "is_let": true
					 *           }
					 *         ]
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["Dashboard"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"drafts.get": {
		parameters: {
			query?: {
				/** @description Absent: the draft of a new home */
				property_id?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "step": "place",
					 *       "content": {
					 *         "name": "Text"
					 *       },
					 *       "is_new": true,
					 *       "saved_at": "2026-11-21T10:30:00.000Z",
					 *       "organisation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "photos": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "url": "/files/public/photos/2b1c-800.webp",
					 *           "files": {
					 *             "webp": {
					 *               "800": "photos/2b1c-800.webp"
					 *             }
					 *           },
					 *           "width": 1,
					 *           "height": 1,
					 *           "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *           "alt": "Living room",
					 *           "room": "Text",
					 *           "is_cover": true,
					 *           "same_as": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": {
						/** Format: uuid */
						property_id: string;
						/** @enum {string} */
						step: "place" | "home" | "money" | "photos" | "preview";
						content: {
							[key: string]: string | number | boolean | null | (string | number | boolean | null | unknown[] | {
								[key: string]: unknown;
							})[] | {
								[key: string]: string | number | boolean | null | unknown[] | {
									[key: string]: unknown;
								};
							};
						};
						/** @description false: an edit of a home that is already listed */
						is_new: boolean;
						/** @description null: nothing typed yet, the content is the home as it is listed */
						saved_at: string | null;
						/**
						 * Format: uuid
						 * @description that the home is listed for
						 */
						organisation_id: string | null;
						photos: components["schemas"]["DraftPhoto"][];
					} | null;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"drafts.save": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "step": "place",
				 *       "content": {
				 *         "name": "Text"
				 *       }
				 *     }
				 */
				"application/json": components["schemas"]["DraftSaveInput"];
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "saved_at": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["DraftSave"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"drafts.discard": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Of the home
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				property_id: components["parameters"]["PropertyId2"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"imports.preview": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": components["schemas"]["ImportPreviewInput"];
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "file_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "file_name": "homes.xlsx",
					 *       "sheet": {
					 *         "name": "Asha Rao",
					 *         "others": [
					 *           "Text"
					 *         ]
					 *       },
					 *       "headers": [
					 *         "Text"
					 *       ],
					 *       "rows": [
					 *         {
					 *           "name": "Text"
					 *         }
					 *       ],
					 *       "row_numbers": [
					 *         1
					 *       ],
					 *       "total_rows": 1,
					 *       "mapping": {
					 *         "columns": {},
					 *         "defaults": {},
					 *         "values": {}
					 *       },
					 *       "texts": {
					 *         "name": [
					 *           {
					 *             "text": "Text",
					 *             "cells": 1
					 *           }
					 *         ]
					 *       },
					 *       "recalled": [
					 *         "listedAs"
					 *       ],
					 *       "waits": true
					 *     }
					 */
					"application/json": components["schemas"]["ImportPreview"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"imports.list": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example [
					 *       {
					 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "file_name": "homes.xlsx",
					 *         "status": "waiting",
					 *         "review_note": "After six in the evening, please.",
					 *         "total_rows": 1,
					 *         "imported_rows": 1,
					 *         "repeated_rows": 1,
					 *         "same_rows": 1,
					 *         "same_as": [
					 *           {
					 *             "row": 1,
					 *             "as": 1
					 *           }
					 *         ],
					 *         "updated_rows": 1,
					 *         "rejected_rows": 1,
					 *         "left_out": [
					 *           {
					 *             "field": "listedAs",
					 *             "cells": 1,
					 *             "example": "Text"
					 *           }
					 *         ],
					 *         "created_at": "2026-11-21T10:30:00.000Z",
					 *         "finished_at": "2026-11-21T10:30:00.000Z",
					 *         "undone_at": "2026-11-21T10:30:00.000Z",
					 *         "undo_until": "2026-12-01"
					 *       }
					 *     ]
					 */
					"application/json": components["schemas"]["ImportList"][];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"imports.start": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "file_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "file_name": "file.csv",
				 *       "mapping": {
				 *         "columns": {},
				 *         "defaults": {},
				 *         "values": {}
				 *       }
				 *     }
				 */
				"application/json": components["schemas"]["ImportStartInput"];
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "file_name": "homes.xlsx",
					 *       "status": "waiting",
					 *       "review_note": "After six in the evening, please.",
					 *       "total_rows": 1,
					 *       "imported_rows": 1,
					 *       "repeated_rows": 1,
					 *       "same_rows": 1,
					 *       "same_as": [
					 *         {
					 *           "row": 1,
					 *           "as": 1
					 *         }
					 *       ],
					 *       "updated_rows": 1,
					 *       "rejected_rows": 1,
					 *       "left_out": [
					 *         {
					 *           "field": "listedAs",
					 *           "cells": 1,
					 *           "example": "Text"
					 *         }
					 *       ],
					 *       "created_at": "2026-11-21T10:30:00.000Z",
					 *       "finished_at": "2026-11-21T10:30:00.000Z",
					 *       "undone_at": "2026-11-21T10:30:00.000Z",
					 *       "undo_until": "2026-12-01"
					 *     }
					 */
					"application/json": components["schemas"]["ImportList"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"imports.get": {
		parameters: {
			query?: {
				rejects_page?: number;
			};
			header?: never;
			path: {
				/**
				 * @description Id of the import
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["ImportId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "file_name": "homes.xlsx",
					 *       "status": "waiting",
					 *       "review_note": "After six in the evening, please.",
					 *       "total_rows": 1,
					 *       "imported_rows": 1,
					 *       "repeated_rows": 1,
					 *       "same_rows": 1,
					 *       "same_as": [
					 *         {
					 *           "row": 1,
					 *           "as": 1
					 *         }
					 *       ],
					 *       "updated_rows": 1,
					 *       "rejected_rows": 1,
					 *       "left_out": [
					 *         {
					 *           "field": "listedAs",
					 *           "cells": 1,
					 *           "example": "Text"
					 *         }
					 *       ],
					 *       "created_at": "2026-11-21T10:30:00.000Z",
					 *       "finished_at": "2026-11-21T10:30:00.000Z",
					 *       "undone_at": "2026-11-21T10:30:00.000Z",
					 *       "undo_until": "2026-12-01",
					 *       "headers": [
					 *         "Text"
					 *       ],
					 *       "rejects": [
					 *         {
					 *           "row": 1,
					 *           "reasons": [
					 *             {
					 *               "field": "listedAs",
					 *               "problem": "missing",
					 *               "text": "Text"
					 *             }
					 *           ],
					 *           "cells": {
					 *             "name": "Text"
					 *           }
					 *         }
					 *       ],
					 *       "new_localities": {
					 *         "localities": [
					 *           {
					 *             "name": "Asha Rao",
					 *             "city": "Pune",
					 *             "rows": 1,
					 *             "beside": "Text"
					 *           }
					 *         ],
					 *         "more": 1
					 *       },
					 *       "photos": {
					 *         "waiting": 1,
					 *         "stored": 1,
					 *         "same": 1,
					 *         "failed": 1,
					 *         "problems": [
					 *           {
					 *             "row": 1,
					 *             "address": "Text",
					 *             "problem": "Text"
					 *           }
					 *         ]
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["Import"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"imports.undo": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the import
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["ImportId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "removed": 1,
					 *       "kept": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "title": "2 BHK Apartment in Baner, Pune"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["ImportUndo"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leads.timeline": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the lead
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["LeadId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "action": "Text",
					 *           "status": "Text",
					 *           "by": "seeker",
					 *           "voice": {
					 *             "name": "Asha Rao",
					 *             "organisation": "Text"
					 *           },
					 *           "is_own": true,
					 *           "note": "After six in the evening, please.",
					 *           "scheduled_date": "2026-12-01",
					 *           "slot": "10:00",
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["LeadTimeline"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leads.contact": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the lead
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["LeadId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "people": [
					 *         {
					 *           "side": "seeker",
					 *           "full_name": "Asha Rao",
					 *           "avatar_url": "/files/public/avatars/2b1c.webp",
					 *           "is_open": true,
					 *           "phone": "+919876543210",
					 *           "email": "asha.rao@example.in",
					 *           "address": "Text"
					 *         }
					 *       ],
					 *       "place": {
					 *         "address": "Text",
					 *         "landmark": "Text",
					 *         "point": {
					 *           "lat": 18.56,
					 *           "lng": 73.78
					 *         }
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["LeadContact"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leads.contactCard": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the lead
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["LeadId"];
				/** @example seeker */
				side: "seeker" | "lister";
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/vcard": string;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leases.get": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the lease
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["LeaseId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "side": "tenant",
					 *       "state": "draft",
					 *       "home_name": "Asha Rao",
					 *       "home_address": "Text",
					 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "bed_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "collector": {
					 *         "name": "Asha Rao",
					 *         "upi": "asha@okbank"
					 *       },
					 *       "rvl_amount": 2500000,
					 *       "landlord": {
					 *         "name": "Asha Rao",
					 *         "phone": "+919876543210",
					 *         "email": "asha.rao@example.in"
					 *       },
					 *       "tenant": {
					 *         "name": "Asha Rao",
					 *         "phone": "+919876543210",
					 *         "email": "asha.rao@example.in"
					 *       },
					 *       "tenant_has_account": true,
					 *       "start_date": "2026-12-01",
					 *       "end_date": "2026-12-01",
					 *       "rent": 2500000,
					 *       "deposit": 2500000,
					 *       "deposit_held_by": "landlord",
					 *       "mandate_holder": "landlord",
					 *       "moved_on": "2026-12-01",
					 *       "notice_days": 1,
					 *       "escalation_bp": 1000,
					 *       "due_day": 1,
					 *       "terms": "Text",
					 *       "landlord_notice_days": 1,
					 *       "lock_in_months": 1,
					 *       "deposit_due_on": "2026-12-01",
					 *       "charges": [
					 *         {
					 *           "kind": "maintenance",
					 *           "paid_by": "tenant",
					 *           "how": "fixed",
					 *           "amount": 2500000
					 *         }
					 *       ],
					 *       "late_fee": {
					 *         "grace_days": 1,
					 *         "a_day": 1,
					 *         "most": 1
					 *       },
					 *       "inventory": [
					 *         {
					 *           "room": "Text",
					 *           "item": "Text",
					 *           "count": 1,
					 *           "condition": "new"
					 *         }
					 *       ],
					 *       "landlord_address": "Text",
					 *       "tenant_address": "Text",
					 *       "place": "Text",
					 *       "parties": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "role": "landlord",
					 *           "name": "Asha Rao",
					 *           "is_you": true,
					 *           "share_bp": 1000,
					 *           "email": "asha.rao@example.in",
					 *           "phone": "+919876543210",
					 *           "address": "Text",
					 *           "opened_at": "2026-11-21T10:30:00.000Z",
					 *           "told_at": "2026-11-21T10:30:00.000Z",
					 *           "accepted_at": "2026-11-21T10:30:00.000Z",
					 *           "accepted_how": "emailed-code"
					 *         }
					 *       ],
					 *       "is_co_tenant": true,
					 *       "document": {
					 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "kind": "agreement",
					 *         "version": 1,
					 *         "sha256": "Text",
					 *         "content_type": "Text",
					 *         "created_at": "2026-11-21T10:30:00.000Z"
					 *       },
					 *       "is_e_sign_offered": true,
					 *       "e_sign": {
					 *         "provider": "sandbox",
					 *         "state": "open",
					 *         "expires_at": "2026-11-21T10:30:00.000Z",
					 *         "signers": [
					 *           {
					 *             "party_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "signed_at": "2026-11-21T10:30:00.000Z",
					 *             "name": "Asha Rao",
					 *             "outcome": "accepted"
					 *           }
					 *         ]
					 *       },
					 *       "e_signed_files": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "kind": "agreement",
					 *           "version": 1,
					 *           "sha256": "Text",
					 *           "content_type": "Text",
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "stamped_copies": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "kind": "agreement",
					 *           "version": 1,
					 *           "sha256": "Text",
					 *           "content_type": "Text",
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "number": "Text",
					 *           "dated_on": "2026-12-01",
					 *           "added_by": "2026-12-01"
					 *         }
					 *       ],
					 *       "proposed_at": "2026-11-21T10:30:00.000Z",
					 *       "is_prepared": true,
					 *       "is_prepared_by_you": true,
					 *       "payee_name": "Asha Rao",
					 *       "payee_upi": "asha@okbank",
					 *       "payee_shows_bank": true,
					 *       "agreed_at": "2026-11-21T10:30:00.000Z",
					 *       "is_signed_on_paper": true,
					 *       "paper_answer": "Text",
					 *       "notice": {
					 *         "by": "tenant",
					 *         "given_on": "2026-12-01",
					 *         "ends_on": "2026-12-01",
					 *         "is_agreed": true
					 *       },
					 *       "proposed_end": {
					 *         "by": "tenant",
					 *         "ends_on": "2026-12-01"
					 *       },
					 *       "ended_on": "2026-12-01",
					 *       "settlement": {
					 *         "deductions": [
					 *           {
					 *             "label": "Text",
					 *             "amount": 2500000,
					 *             "repair": {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "title": "2 BHK Apartment in Baner, Pune",
					 *               "cost": 2500000
					 *             }
					 *           }
					 *         ],
					 *         "refund": 1,
					 *         "owed": 1
					 *       },
					 *       "renews_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "renewal": {
					 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "state": "draft"
					 *       },
					 *       "version": 1,
					 *       "created_at": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["Lease"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leases.agreementFile": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the lease
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["LeaseId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
					"image/jpeg": string;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leases.listLet": {
		parameters: {
			query?: {
				as?: components["parameters"]["As"];
				/** @description Words of the home or the tenant */
				q?: components["parameters"]["Q2"];
				/** @description open: drafts and running ones; ended: also those withdrawn or declined */
				show?: "open" | "running" | "late" | "ended" | "all";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "side": "tenant",
					 *           "state": "draft",
					 *           "home_name": "Asha Rao",
					 *           "home_address": "Text",
					 *           "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "bed_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "collector": {
					 *             "name": "Asha Rao",
					 *             "upi": "asha@okbank"
					 *           },
					 *           "rvl_amount": 2500000,
					 *           "landlord": {
					 *             "name": "Asha Rao",
					 *             "phone": "+919876543210",
					 *             "email": "asha.rao@example.in"
					 *           },
					 *           "tenant": {
					 *             "name": "Asha Rao",
					 *             "phone": "+919876543210",
					 *             "email": "asha.rao@example.in"
					 *           },
					 *           "tenant_has_account": true,
					 *           "start_date": "2026-12-01",
					 *           "end_date": "2026-12-01",
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "deposit_held_by": "landlord",
					 *           "mandate_holder": "landlord",
					 *           "moved_on": "2026-12-01",
					 *           "notice_days": 1,
					 *           "escalation_bp": 1000,
					 *           "due_day": 1,
					 *           "terms": "Text",
					 *           "landlord_notice_days": 1,
					 *           "lock_in_months": 1,
					 *           "deposit_due_on": "2026-12-01",
					 *           "charges": [
					 *             {
					 *               "kind": "maintenance",
					 *               "paid_by": "tenant",
					 *               "how": "fixed",
					 *               "amount": 2500000
					 *             }
					 *           ],
					 *           "late_fee": {
					 *             "grace_days": 1,
					 *             "a_day": 1,
					 *             "most": 1
					 *           },
					 *           "inventory": [
					 *             {
					 *               "room": "Text",
					 *               "item": "Text",
					 *               "count": 1,
					 *               "condition": "new"
					 *             }
					 *           ],
					 *           "landlord_address": "Text",
					 *           "tenant_address": "Text",
					 *           "place": "Text",
					 *           "parties": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "role": "landlord",
					 *               "name": "Asha Rao",
					 *               "is_you": true,
					 *               "share_bp": 1000,
					 *               "email": "asha.rao@example.in",
					 *               "phone": "+919876543210",
					 *               "address": "Text",
					 *               "opened_at": "2026-11-21T10:30:00.000Z",
					 *               "told_at": "2026-11-21T10:30:00.000Z",
					 *               "accepted_at": "2026-11-21T10:30:00.000Z",
					 *               "accepted_how": "emailed-code"
					 *             }
					 *           ],
					 *           "is_co_tenant": true,
					 *           "document": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "kind": "agreement",
					 *             "version": 1,
					 *             "sha256": "Text",
					 *             "content_type": "Text",
					 *             "created_at": "2026-11-21T10:30:00.000Z"
					 *           },
					 *           "is_e_sign_offered": true,
					 *           "e_sign": {
					 *             "provider": "sandbox",
					 *             "state": "open",
					 *             "expires_at": "2026-11-21T10:30:00.000Z",
					 *             "signers": [
					 *               {
					 *                 "party_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *                 "signed_at": "2026-11-21T10:30:00.000Z",
					 *                 "name": "Asha Rao",
					 *                 "outcome": "accepted"
					 *               }
					 *             ]
					 *           },
					 *           "e_signed_files": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "kind": "agreement",
					 *               "version": 1,
					 *               "sha256": "Text",
					 *               "content_type": "Text",
					 *               "created_at": "2026-11-21T10:30:00.000Z"
					 *             }
					 *           ],
					 *           "stamped_copies": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "kind": "agreement",
					 *               "version": 1,
					 *               "sha256": "Text",
					 *               "content_type": "Text",
					 *               "created_at": "2026-11-21T10:30:00.000Z",
					 *               "number": "Text",
					 *               "dated_on": "2026-12-01",
					 *               "added_by": "2026-12-01"
					 *             }
					 *           ],
					 *           "proposed_at": "2026-11-21T10:30:00.000Z",
					 *           "is_prepared": true,
					 *           "is_prepared_by_you": true,
					 *           "payee_name": "Asha Rao",
					 *           "payee_upi": "asha@okbank",
					 *           "payee_shows_bank": true,
					 *           "agreed_at": "2026-11-21T10:30:00.000Z",
					 *           "is_signed_on_paper": true,
					 *           "paper_answer": "Text",
					 *           "notice": {
					 *             "by": "tenant",
					 *             "given_on": "2026-12-01",
					 *             "ends_on": "2026-12-01",
					 *             "is_agreed": true
					 *           },
					 *           "proposed_end": {
					 *             "by": "tenant",
					 *             "ends_on": "2026-12-01"
					 *           },
					 *           "ended_on": "2026-12-01",
					 *           "settlement": {
					 *             "deductions": [
					 *               {
					 *                 "label": "Text",
					 *                 "amount": 2500000,
					 *                 "repair": {
					 *                   "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *                   "title": "2 BHK Apartment in Baner, Pune",
					 *                   "cost": 2500000
					 *                 }
					 *               }
					 *             ],
					 *             "refund": 1,
					 *             "owed": 1
					 *           },
					 *           "renews_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "renewal": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "state": "draft"
					 *           },
					 *           "version": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "rent_now": {
					 *             "late_since": "Text",
					 *             "late_months": [
					 *               "2026-10"
					 *             ],
					 *             "late_amount": 2500000,
					 *             "waits_for": "tenant",
					 *             "waiting_amount": 2500000,
					 *             "next": {
					 *               "month": "2026-10",
					 *               "due_date": "2026-12-01",
					 *               "amount": 2500000
					 *             }
					 *           }
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["LeaseList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leases.listMine": {
		parameters: {
			query?: {
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "side": "tenant",
					 *           "state": "draft",
					 *           "home_name": "Asha Rao",
					 *           "home_address": "Text",
					 *           "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "bed_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "collector": {
					 *             "name": "Asha Rao",
					 *             "upi": "asha@okbank"
					 *           },
					 *           "rvl_amount": 2500000,
					 *           "landlord": {
					 *             "name": "Asha Rao",
					 *             "phone": "+919876543210",
					 *             "email": "asha.rao@example.in"
					 *           },
					 *           "tenant": {
					 *             "name": "Asha Rao",
					 *             "phone": "+919876543210",
					 *             "email": "asha.rao@example.in"
					 *           },
					 *           "tenant_has_account": true,
					 *           "start_date": "2026-12-01",
					 *           "end_date": "2026-12-01",
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "deposit_held_by": "landlord",
					 *           "mandate_holder": "landlord",
					 *           "moved_on": "2026-12-01",
					 *           "notice_days": 1,
					 *           "escalation_bp": 1000,
					 *           "due_day": 1,
					 *           "terms": "Text",
					 *           "landlord_notice_days": 1,
					 *           "lock_in_months": 1,
					 *           "deposit_due_on": "2026-12-01",
					 *           "charges": [
					 *             {
					 *               "kind": "maintenance",
					 *               "paid_by": "tenant",
					 *               "how": "fixed",
					 *               "amount": 2500000
					 *             }
					 *           ],
					 *           "late_fee": {
					 *             "grace_days": 1,
					 *             "a_day": 1,
					 *             "most": 1
					 *           },
					 *           "inventory": [
					 *             {
					 *               "room": "Text",
					 *               "item": "Text",
					 *               "count": 1,
					 *               "condition": "new"
					 *             }
					 *           ],
					 *           "landlord_address": "Text",
					 *           "tenant_address": "Text",
					 *           "place": "Text",
					 *           "parties": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "role": "landlord",
					 *               "name": "Asha Rao",
					 *               "is_you": true,
					 *               "share_bp": 1000,
					 *               "email": "asha.rao@example.in",
					 *               "phone": "+919876543210",
					 *               "address": "Text",
					 *               "opened_at": "2026-11-21T10:30:00.000Z",
					 *               "told_at": "2026-11-21T10:30:00.000Z",
					 *               "accepted_at": "2026-11-21T10:30:00.000Z",
					 *               "accepted_how": "emailed-code"
					 *             }
					 *           ],
					 *           "is_co_tenant": true,
					 *           "document": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "kind": "agreement",
					 *             "version": 1,
					 *             "sha256": "Text",
					 *             "content_type": "Text",
					 *             "created_at": "2026-11-21T10:30:00.000Z"
					 *           },
					 *           "is_e_sign_offered": true,
					 *           "e_sign": {
					 *             "provider": "sandbox",
					 *             "state": "open",
					 *             "expires_at": "2026-11-21T10:30:00.000Z",
					 *             "signers": [
					 *               {
					 *                 "party_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *                 "signed_at": "2026-11-21T10:30:00.000Z",
					 *                 "name": "Asha Rao",
					 *                 "outcome": "accepted"
					 *               }
					 *             ]
					 *           },
					 *           "e_signed_files": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "kind": "agreement",
					 *               "version": 1,
					 *               "sha256": "Text",
					 *               "content_type": "Text",
					 *               "created_at": "2026-11-21T10:30:00.000Z"
					 *             }
					 *           ],
					 *           "stamped_copies": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "kind": "agreement",
					 *               "version": 1,
					 *               "sha256": "Text",
					 *               "content_type": "Text",
					 *               "created_at": "2026-11-21T10:30:00.000Z",
					 *               "number": "Text",
					 *               "dated_on": "2026-12-01",
					 *               "added_by": "2026-12-01"
					 *             }
					 *           ],
					 *           "proposed_at": "2026-11-21T10:30:00.000Z",
					 *           "is_prepared": true,
					 *           "is_prepared_by_you": true,
					 *           "payee_name": "Asha Rao",
					 *           "payee_upi": "asha@okbank",
					 *           "payee_shows_bank": true,
					 *           "agreed_at": "2026-11-21T10:30:00.000Z",
					 *           "is_signed_on_paper": true,
					 *           "paper_answer": "Text",
					 *           "notice": {
					 *             "by": "tenant",
					 *             "given_on": "2026-12-01",
					 *             "ends_on": "2026-12-01",
					 *             "is_agreed": true
					 *           },
					 *           "proposed_end": {
					 *             "by": "tenant",
					 *             "ends_on": "2026-12-01"
					 *           },
					 *           "ended_on": "2026-12-01",
					 *           "settlement": {
					 *             "deductions": [
					 *               {
					 *                 "label": "Text",
					 *                 "amount": 2500000,
					 *                 "repair": {
					 *                   "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *                   "title": "2 BHK Apartment in Baner, Pune",
					 *                   "cost": 2500000
					 *                 }
					 *               }
					 *             ],
					 *             "refund": 1,
					 *             "owed": 1
					 *           },
					 *           "renews_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "renewal": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "state": "draft"
					 *           },
					 *           "version": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["LeaseList2"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"leases.repairs": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the lease
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["LeaseId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "cost": 2500000
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["LeaseRepairs"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"localities.suggest": {
		parameters: {
			query?: {
				/** @description Name, other name or slug of a city */
				city?: string;
				/** @description Words as people type them: "2 bhk baner under 25000" */
				q?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "cities": [
					 *         "Text"
					 *       ],
					 *       "city_aliases": {
					 *         "name": [
					 *           "Text"
					 *         ]
					 *       },
					 *       "localities": [
					 *         "Text"
					 *       ],
					 *       "map_start": {
					 *         "lat": 18.56,
					 *         "lng": 73.78
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["LocalitySuggest"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.raise": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "title": "2 BHK Apartment in Baner, Pune",
				 *       "description": "After six in the evening, please.",
				 *       "category": "plumbing",
				 *       "priority": "normal"
				 *     }
				 */
				"application/json": components["schemas"]["MaintenanceRaiseInput"];
			};
		};
		responses: {
			201: components["responses"]["MaintenanceAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.get": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the maintenance
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MaintenanceId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["MaintenanceAnswer"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.list": {
		parameters: {
			query?: {
				as?: components["parameters"]["As2"];
				/** @description Words of the title or the home */
				q?: components["parameters"]["Q3"];
				/** @description a home, or a lease of it: its requests, in every lease and without, that one may see */
				home_of?: components["parameters"]["HomeOf"];
				show?: "open" | "ended" | "all" | "assigned" | "in_progress" | "done" | "cancelled";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "side": "tenant",
					 *           "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "home_name": "Asha Rao",
					 *           "tenant_name": "Asha Rao",
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "description": "After six in the evening, please.",
					 *           "category": "plumbing",
					 *           "priority": "low",
					 *           "status": "open",
					 *           "assignee_name": "Asha Rao",
					 *           "assignee_phone": "+919876543210",
					 *           "estimate": 1,
					 *           "is_approved": true,
					 *           "cost": 2500000,
					 *           "done_at": "2026-11-21T10:30:00.000Z",
					 *           "rating": 2,
					 *           "rating_note": "After six in the evening, please.",
					 *           "photos": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "url": "/files/public/photos/2b1c-800.webp",
					 *               "width": 1,
					 *               "height": 1
					 *             }
					 *           ],
					 *           "history": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "action": "Text",
					 *               "status": "open",
					 *               "by": "tenant",
					 *               "note": "After six in the evening, please.",
					 *               "created_at": "2026-11-21T10:30:00.000Z"
					 *             }
					 *           ],
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["MaintenanceList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.board": {
		parameters: {
			query?: {
				as?: components["parameters"]["As2"];
				/** @description Words of the title or the home */
				q?: components["parameters"]["Q3"];
				/** @description a home, or a lease of it: its requests, in every lease and without, that one may see */
				home_of?: components["parameters"]["HomeOf"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "columns": [
					 *         {
					 *           "status": "open",
					 *           "total": 1,
					 *           "cards": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "home_name": "Asha Rao",
					 *               "tenant_name": "Asha Rao",
					 *               "title": "2 BHK Apartment in Baner, Pune",
					 *               "category": "plumbing",
					 *               "priority": "low",
					 *               "status": "open",
					 *               "assignee_name": "Asha Rao",
					 *               "estimate": 1,
					 *               "is_approved": true,
					 *               "cost": 2500000,
					 *               "rating": 2,
					 *               "photos": 1,
					 *               "created_at": "2026-11-21T10:30:00.000Z"
					 *             }
					 *           ]
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["MaintenanceBoard"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.homes": {
		parameters: {
			query?: {
				as?: components["parameters"]["As"];
				/** @description Words of the home or the tenant */
				q?: components["parameters"]["Q2"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "home_name": "Asha Rao",
					 *           "tenant_name": "Asha Rao"
					 *         }
					 *       ],
					 *       "has_more": true
					 *     }
					 */
					"application/json": components["schemas"]["MaintenanceHomes"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.addPhoto": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the maintenance
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MaintenanceId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": components["schemas"]["ImportPreviewInput"];
			};
		};
		responses: {
			201: components["responses"]["MaintenanceAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.triage": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the maintenance
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MaintenanceId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "category": "plumbing",
				 *       "priority": "low",
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["MaintenanceTriageInput"];
			};
		};
		responses: {
			200: components["responses"]["MaintenanceAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.assign": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the maintenance
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MaintenanceId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "assignee_name": "Asha Rao",
				 *       "assignee_phone": "+919876543210",
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["MaintenanceAssignInput"];
			};
		};
		responses: {
			200: components["responses"]["MaintenanceAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.start": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the maintenance
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MaintenanceId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["MaintenanceAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.quote": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the maintenance
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MaintenanceId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "estimate": 100,
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["MaintenanceQuoteInput"];
			};
		};
		responses: {
			200: components["responses"]["MaintenanceAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"maintenance.finish": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the maintenance
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MaintenanceId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "cost": 2500000,
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["MaintenanceFinishInput"];
			};
		};
		responses: {
			200: components["responses"]["MaintenanceAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"managedRentals.listMine": {
		parameters: {
			query?: {
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "status": "submitted",
					 *           "is_configured": true,
					 *           "monthly_rent": 2500000,
					 *           "property_location": "Text",
					 *           "property_type": "Text",
					 *           "property_address": "Text",
					 *           "locality": "Baner",
					 *           "bedrooms": 2,
					 *           "bathrooms": 2,
					 *           "area_sqft": 950,
					 *           "furnishing": "fully_furnished",
					 *           "amenities": [
					 *             "parking"
					 *           ],
					 *           "description": "After six in the evening, please.",
					 *           "security_deposit": 2500000,
					 *           "commission_percentage": 1,
					 *           "management_fee_percentage": 1,
					 *           "rental_start_date": "2026-12-01",
					 *           "rental_end_date": "2026-12-01",
					 *           "contract_type": "Text",
					 *           "rental_value_locked": 2500000,
					 *           "decline_reason": "After six in the evening, please.",
					 *           "brought_by": {
					 *             "affiliate_id": "KRY-7F3K9",
					 *             "full_name": "Asha Rao"
					 *           },
					 *           "landlord_name": "Asha Rao",
					 *           "reviewed_at": "2026-11-21T10:30:00.000Z",
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "side": "owner"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["ManagedRentalList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"map.groups": {
		parameters: {
			query?: {
				/** @description As people type it. Homes with more of its other words come first; those in quotation marks have to be there */
				q?: components["parameters"]["Q4"];
				/** @description Name, other name or slug of a city */
				city?: components["parameters"]["City"];
				/** @description Name or slug; repeatable */
				locality?: components["parameters"]["Locality"];
				/** @description Rupees a month */
				rent_min?: components["parameters"]["RentMin"];
				/** @description Rupees a month */
				rent_max?: components["parameters"]["RentMax"];
				/** @description 5 means 5 or more; repeatable */
				bedrooms?: components["parameters"]["Bedrooms"];
				/** @description 5 means 5 or more */
				bathrooms?: components["parameters"]["Bathrooms"];
				furnishing?: components["parameters"]["Furnishing"];
				property_type?: components["parameters"]["PropertyType"];
				/** @description Square feet */
				area_min?: components["parameters"]["AreaMin"];
				/** @description Square feet */
				area_max?: components["parameters"]["AreaMax"];
				/** @description Free on or before this day */
				available_by?: components["parameters"]["AvailableBy"];
				/** @description All of them; repeatable */
				amenities?: components["parameters"]["Amenities"];
				/** @description Only homes that allow pets */
				pets?: components["parameters"]["Pets"];
				preferred_tenant?: components["parameters"]["PreferredTenant"];
				/** @description Only verified homes */
				verified?: components["parameters"]["Verified"];
				listed_as?: "owner" | "broker" | "managed";
				pg_for?: components["parameters"]["PgFor"];
				pg_meals?: components["parameters"]["PgMeals"];
				/** @description PGs with a free bed in such a room; repeatable */
				bed_sharing?: components["parameters"]["BedSharing"];
				/** @description 0 is the ground floor, 5 means 5 or higher; repeatable */
				floor?: components["parameters"]["Floor"];
				facing?: components["parameters"]["Facing"];
				parking?: components["parameters"]["Parking"];
				water_supply?: components["parameters"]["WaterSupply"];
				/** @description A part of the map: south,west,north,east in degrees, to the nearest thousandth */
				box?: components["parameters"]["Box"];
				/** @description A station, office park, college, hospital or other place by name, or a point: latitude,longitude */
				near?: components["parameters"]["Near"];
				/** @description Within 1000 metres of any place of these kinds; repeatable */
				near_any?: components["parameters"]["NearAny"];
				/** @description Near the middle of this PIN area */
				pincode?: components["parameters"]["Pincode"];
				/** @description Metres around `near` or `pincode`; what is usual for the kind of place unless given */
				radius_m?: components["parameters"]["RadiusM"];
				/** @description `distance`: from `near`, `pincode` or a place that `q` names; `best` without one */
				sort?: components["parameters"]["Sort2"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit3"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor2"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "level": "city",
					 *       "groups": [
					 *         {
					 *           "name": "Asha Rao",
					 *           "lat": 18.56,
					 *           "lng": 73.78,
					 *           "homes": 1,
					 *           "radius_m": 1,
					 *           "home": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "title": "2 BHK Apartment in Baner, Pune",
					 *             "rent": 2500000
					 *           }
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["MapGroups"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"messages.list": {
		parameters: {
			query?: {
				/** @description Of the home */
				property_id?: components["parameters"]["PropertyId"];
				/** @description Id of the message */
				id?: string;
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "home": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "title": "2 BHK Apartment in Baner, Pune",
					 *             "city": "Pune",
					 *             "locality": "Baner",
					 *             "rent": 2500000,
					 *             "deposit": 2500000,
					 *             "bedrooms": 2,
					 *             "area_sqft": 950,
					 *             "property_type": "apartment",
					 *             "furnishing": "fully_furnished",
					 *             "availability": "available",
					 *             "listing_state": "draft",
					 *             "verified": true,
					 *             "cover": {
					 *               "url": "/files/public/photos/2b1c-800.webp",
					 *               "files": {
					 *                 "webp": {
					 *                   "800": "photos/2b1c-800.webp"
					 *                 }
					 *               },
					 *               "width": 1,
					 *               "height": 1,
					 *               "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *               "alt": "Living room"
					 *             }
					 *           },
					 *           "side": "seeker",
					 *           "other": {
					 *             "name": "Asha Rao",
					 *             "avatar_url": "/files/public/avatars/2b1c.webp",
					 *             "phone": "+919876543210",
					 *             "email": "asha.rao@example.in"
					 *           },
					 *           "may_share": true,
					 *           "i_share": true,
					 *           "other_shares": true,
					 *           "contacts_open": true,
					 *           "is_unread": true,
					 *           "is_blocked": true,
					 *           "i_blocked": true,
					 *           "last_message": "After six in the evening, please.",
					 *           "last_message_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["MessageList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"messages.start": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "body": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["MessageStartInput"];
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "home": {
					 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "title": "2 BHK Apartment in Baner, Pune",
					 *         "city": "Pune",
					 *         "locality": "Baner",
					 *         "rent": 2500000,
					 *         "deposit": 2500000,
					 *         "bedrooms": 2,
					 *         "area_sqft": 950,
					 *         "property_type": "apartment",
					 *         "furnishing": "fully_furnished",
					 *         "availability": "available",
					 *         "listing_state": "draft",
					 *         "verified": true,
					 *         "cover": {
					 *           "url": "/files/public/photos/2b1c-800.webp",
					 *           "files": {
					 *             "webp": {
					 *               "800": "photos/2b1c-800.webp"
					 *             }
					 *           },
					 *           "width": 1,
					 *           "height": 1,
					 *           "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *           "alt": "Living room"
					 *         }
					 *       },
					 *       "side": "seeker",
					 *       "other": {
					 *         "name": "Asha Rao",
					 *         "avatar_url": "/files/public/avatars/2b1c.webp",
					 *         "phone": "+919876543210",
					 *         "email": "asha.rao@example.in"
					 *       },
					 *       "may_share": true,
					 *       "i_share": true,
					 *       "other_shares": true,
					 *       "contacts_open": true,
					 *       "is_unread": true,
					 *       "is_blocked": true,
					 *       "i_blocked": true,
					 *       "last_message": "After six in the evening, please.",
					 *       "last_message_at": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["Message"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"messages.unread": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "count": 1
					 *     }
					 */
					"application/json": components["schemas"]["MessageUnread"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"messages.read": {
		parameters: {
			query?: {
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path: {
				/**
				 * @description Id of the message
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MessageId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "is_mine": true,
					 *           "is_own": true,
					 *           "voice": {
					 *             "name": "Asha Rao",
					 *             "organisation": "Text"
					 *           },
					 *           "body": "After six in the evening, please.",
					 *           "warnings": [
					 *             "pay-before-visit"
					 *           ],
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["MessageRead2"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"messages.send": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the message
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MessageId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "body": "After six in the evening, please."
				 *     }
				 */
				"application/json": {
					body: string;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "is_mine": true,
					 *       "is_own": true,
					 *       "voice": {
					 *         "name": "Asha Rao",
					 *         "organisation": "Text"
					 *       },
					 *       "body": "After six in the evening, please.",
					 *       "warnings": [
					 *         "pay-before-visit"
					 *       ],
					 *       "created_at": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["MessageRead"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"messages.markRead": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the message
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["MessageId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"notifications.list": {
		parameters: {
			query?: {
				show?: "all" | "unread";
				/** @description of the titles and texts */
				language?: "en" | "hi";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "category": "requests",
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "text": "Text",
					 *           "path": "/my-properties",
					 *           "label": "Text",
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "read_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["NotificationList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"notifications.unread": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "count": 1
					 *     }
					 */
					"application/json": components["schemas"]["NotificationUnread"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"notifications.markRead": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/json": {
					/**
					 * Format: uuid
					 * @description Absent: all of them
					 */
					id?: string;
				};
			};
		};
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"photos.upload": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Of the home
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				property_id: components["parameters"]["PropertyId2"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				"multipart/form-data": components["schemas"]["ImportPreviewInput"];
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "url": "/files/public/photos/2b1c-800.webp",
					 *       "files": {
					 *         "webp": {
					 *           "800": "photos/2b1c-800.webp"
					 *         }
					 *       },
					 *       "width": 1,
					 *       "height": 1,
					 *       "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *       "alt": "Living room",
					 *       "room": "Text",
					 *       "is_cover": true,
					 *       "same_as": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
					 *     }
					 */
					"application/json": components["schemas"]["DraftPhoto"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"photos.reorder": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Of the home
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				property_id: components["parameters"]["PropertyId2"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "ids": [
				 *         "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *       ]
				 *     }
				 */
				"application/json": components["schemas"]["PhotoReorderInput"];
			};
		};
		responses: {
			200: components["responses"]["DraftPhotoListAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"photos.setCover": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the photo
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PhotoId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["DraftPhotoListAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"photos.remove": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the photo
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PhotoId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["DraftPhotoListAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"photos.describe": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the photo
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PhotoId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "room": "living_room",
				 *       "alt": ""
				 *     }
				 */
				"application/json": components["schemas"]["PhotoDescribeInput"];
			};
		};
		responses: {
			200: components["responses"]["DraftPhotoListAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"pipeline.list": {
		parameters: {
			query?: {
				/** @description Words of the home or of the seeker’s name */
				q?: string;
				show?: "open" | "due" | "asked" | "talked" | "agreed" | "visited" | "applied" | "let" | "lost" | "all";
				/** @description of an organisation: those given to this member */
				assigned_to?: components["parameters"]["AssignedTo2"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "column": "asked",
					 *           "stage": "new",
					 *           "seeker_name": "Asha Rao",
					 *           "contact": {
					 *             "phone": "+919876543210",
					 *             "email": "asha.rao@example.in"
					 *           },
					 *           "conversation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "others": 1,
					 *           "home": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "title": "2 BHK Apartment in Baner, Pune",
					 *             "place": "Text",
					 *             "rent": 2500000,
					 *             "availability": "available",
					 *             "by_bed": true
					 *           },
					 *           "visit": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "status": "requested",
					 *             "awaiting": "seeker",
					 *             "scheduled_date": "2026-12-01",
					 *             "slot": "09:00",
					 *             "lacks": [
					 *               "address"
					 *             ]
					 *           },
					 *           "application": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "status": "submitted",
					 *             "move_in_date": "2026-12-01",
					 *             "occupation": "salaried",
					 *             "employer": "Text",
					 *             "reference_count": 1,
					 *             "references": [
					 *               {
					 *                 "name": "Asha Rao",
					 *                 "kind": "landlord",
					 *                 "phone": "+919876543210"
					 *               }
					 *             ]
					 *           },
					 *           "lease": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "state": "draft"
					 *           },
					 *           "is_lister": true,
					 *           "organisation_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "assigned_to": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "reminder_on": "2026-12-01",
					 *           "reminder_note": "After six in the evening, please.",
					 *           "notes": 1,
					 *           "last": {
					 *             "action": "Text",
					 *             "at": "2026-11-21T10:30:00.000Z",
					 *             "by_seeker": true
					 *           },
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["PipelineList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"pipeline.counts": {
		parameters: {
			query?: {
				/** @description of an organisation: those given to this member */
				assigned_to?: components["parameters"]["AssignedTo2"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "columns": {
					 *         "asked": 1,
					 *         "talked": 1,
					 *         "agreed": 1,
					 *         "visited": 1,
					 *         "applied": 1,
					 *         "let": 1,
					 *         "lost": 1
					 *       },
					 *       "due": {
					 *         "asked": 1,
					 *         "talked": 1,
					 *         "agreed": 1,
					 *         "visited": 1,
					 *         "applied": 1,
					 *         "let": 1,
					 *         "lost": 1
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["PipelineCounts"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"pipeline.notes": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the pipeline
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PipelineId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "note": "After six in the evening, please.",
					 *           "is_mine": true,
					 *           "author": "Text",
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PipelineNotes2"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"pipeline.addNote": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the pipeline
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PipelineId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": {
					note: string;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "note": "After six in the evening, please.",
					 *       "is_mine": true,
					 *       "author": "Text",
					 *       "created_at": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["PipelineNotes"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"pipeline.move": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the pipeline
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PipelineId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "stage": "contacted",
				 *       "marks_home": false,
				 *       "closes_others": false
				 *     }
				 */
				"application/json": components["schemas"]["PipelineMoveInput"];
			};
		};
		responses: {
			200: components["responses"]["PipelineAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"pipeline.removeNote": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the pipeline
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PipelineId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"pipeline.remind": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the pipeline
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PipelineId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "reminder_on": "2026-12-01",
				 *       "reminder_note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["PipelineRemindInput"];
			};
		};
		responses: {
			200: components["responses"]["PipelineAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"places.cities": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "cities": [
					 *         {
					 *           "name": "Asha Rao",
					 *           "slug": "Text",
					 *           "homes": 1,
					 *           "state": "Maharashtra"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PlaceCities"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"places.city": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Name or slug of a city
				 * @example 2026-27
				 */
				city: components["parameters"]["City2"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "name": "Asha Rao",
					 *       "slug": "Text",
					 *       "homes": 1,
					 *       "rents": [
					 *         {
					 *           "homes": 1,
					 *           "lower_quartile": 1,
					 *           "median": 1,
					 *           "upper_quartile": 1,
					 *           "bedrooms": 2
					 *         }
					 *       ],
					 *       "newest": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "listed_as": "owner",
					 *           "city": "Pune",
					 *           "locality": "Baner",
					 *           "property_type": "apartment",
					 *           "bed_count": null,
					 *           "free_beds": null,
					 *           "furnishing": "fully_furnished",
					 *           "bedrooms": 2,
					 *           "bathrooms": 2,
					 *           "area_sqft": 950,
					 *           "amenities": [
					 *             "parking"
					 *           ],
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "maintenance_charge": 2500000,
					 *           "available_from": "2026-12-01",
					 *           "preferred_tenant": "anyone",
					 *           "pets_allowed": true,
					 *           "verified": true,
					 *           "availability": "available",
					 *           "rating": 2,
					 *           "rating_count": 2,
					 *           "cover": {
					 *             "url": "/files/public/photos/2b1c-800.webp",
					 *             "files": {
					 *               "webp": {
					 *                 "800": "photos/2b1c-800.webp"
					 *               }
					 *             },
					 *             "width": 1,
					 *             "height": 1,
					 *             "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *             "alt": "Living room"
					 *           },
					 *           "photo_count": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "published_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "state": "Maharashtra",
					 *       "localities": [
					 *         {
					 *           "name": "Asha Rao",
					 *           "slug": "Text",
					 *           "homes": 1
					 *         }
					 *       ],
					 *       "neighbours": [
					 *         {
					 *           "name": "Asha Rao",
					 *           "slug": "Text",
					 *           "homes": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PlaceCity"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"places.locality": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Name or slug of a city
				 * @example 2026-27
				 */
				city: components["parameters"]["City2"];
				/**
				 * @description Name or slug of a locality; may be given several times
				 * @example 2026-27
				 */
				locality: string;
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "name": "Asha Rao",
					 *       "slug": "Text",
					 *       "homes": 1,
					 *       "rents": [
					 *         {
					 *           "homes": 1,
					 *           "lower_quartile": 1,
					 *           "median": 1,
					 *           "upper_quartile": 1,
					 *           "bedrooms": 2
					 *         }
					 *       ],
					 *       "newest": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "listed_as": "owner",
					 *           "city": "Pune",
					 *           "locality": "Baner",
					 *           "property_type": "apartment",
					 *           "bed_count": null,
					 *           "free_beds": null,
					 *           "furnishing": "fully_furnished",
					 *           "bedrooms": 2,
					 *           "bathrooms": 2,
					 *           "area_sqft": 950,
					 *           "amenities": [
					 *             "parking"
					 *           ],
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "maintenance_charge": 2500000,
					 *           "available_from": "2026-12-01",
					 *           "preferred_tenant": "anyone",
					 *           "pets_allowed": true,
					 *           "verified": true,
					 *           "availability": "available",
					 *           "rating": 2,
					 *           "rating_count": 2,
					 *           "cover": {
					 *             "url": "/files/public/photos/2b1c-800.webp",
					 *             "files": {
					 *               "webp": {
					 *                 "800": "photos/2b1c-800.webp"
					 *               }
					 *             },
					 *             "width": 1,
					 *             "height": 1,
					 *             "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *             "alt": "Living room"
					 *           },
					 *           "photo_count": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "published_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "city": {
					 *         "name": "Asha Rao",
					 *         "slug": "Text",
					 *         "state": "Maharashtra"
					 *       },
					 *       "pincode": "411045",
					 *       "neighbours": [
					 *         {
					 *           "name": "Asha Rao",
					 *           "slug": "Text",
					 *           "homes": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PlaceLocality"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"places.rents": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Name or slug of a city
				 * @example 2026-27
				 */
				city: components["parameters"]["City2"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "name": "Asha Rao",
					 *       "slug": "Text",
					 *       "counted_at": "2026-11-21T10:30:00.000Z",
					 *       "rents": [
					 *         {
					 *           "homes": 1,
					 *           "lower_quartile": 1,
					 *           "median": 1,
					 *           "upper_quartile": 1,
					 *           "bedrooms": 2
					 *         }
					 *       ],
					 *       "localities": [
					 *         {
					 *           "name": "Asha Rao",
					 *           "slug": "Text",
					 *           "rents": [
					 *             {
					 *               "homes": 1,
					 *               "lower_quartile": 1,
					 *               "median": 1,
					 *               "upper_quartile": 1,
					 *               "bedrooms": 2
					 *             }
					 *           ]
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PlaceRents"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"portfolio.homes": {
		parameters: {
			query?: {
				as?: components["parameters"]["As"];
				/** @description Words of the home, its place, or the tenant */
				q?: string;
				show?: "all" | "let" | "vacant";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "kind": "listed",
					 *           "name": "Asha Rao",
					 *           "place": "Text",
					 *           "owner_name": "Asha Rao",
					 *           "rent": 2500000,
					 *           "availability": "available",
					 *           "is_to_offer_again": true,
					 *           "lease": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "tenant_name": "Asha Rao",
					 *             "state": "draft",
					 *             "start_date": "2026-12-01",
					 *             "last_day": "2026-12-01"
					 *           },
					 *           "coming_lease": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "paid_month": "2026-10",
					 *           "is_pg": true,
					 *           "beds": {
					 *             "count": 1,
					 *             "free": 1
					 *           },
					 *           "late": 19,
					 *           "open_repairs": 1
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["PortfolioHomes"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"portfolio.summary": {
		parameters: {
			query?: {
				as?: components["parameters"]["As"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "homes": 1,
					 *       "let": 1,
					 *       "without_lease": 1,
					 *       "free_beds": 1,
					 *       "open_repairs": 1,
					 *       "urgent_repairs": 1,
					 *       "to_approve": 1,
					 *       "mandates": 1,
					 *       "drafts": 1,
					 *       "to_sign": 1,
					 *       "first_draft": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "first_to_sign": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "ending": [
					 *         {
					 *           "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "home_name": "Asha Rao",
					 *           "tenant_name": "Asha Rao",
					 *           "last_day": "2026-12-01",
					 *           "has_notice": true
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PortfolioSummary"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"profile.get": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "user_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "userId": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "email": "asha.rao@example.in",
					 *       "full_name": "Asha Rao",
					 *       "fullName": "Text",
					 *       "first_name": "Asha Rao",
					 *       "firstName": "Text",
					 *       "last_name": "Asha Rao",
					 *       "lastName": "Text",
					 *       "phone": "+919876543210",
					 *       "avatar_url": "/files/public/avatars/2b1c.webp",
					 *       "avatarUrl": "Text",
					 *       "city": "Pune",
					 *       "state": "Maharashtra",
					 *       "created_at": "2026-11-21T10:30:00.000Z",
					 *       "createdAt": "Text",
					 *       "last_login_at": "2026-11-21T10:30:00.000Z",
					 *       "lastLoginAt": "Text",
					 *       "profile_completion_percentage": 1,
					 *       "profileCompletionPercentage": 1,
					 *       "email_verified": true,
					 *       "emailVerified": true,
					 *       "phone_verified": true,
					 *       "phoneVerified": true,
					 *       "annual_income": 1,
					 *       "annualIncome": 1,
					 *       "preferred_rent_min": 2500000,
					 *       "preferredRentMin": 1,
					 *       "preferred_rent_max": 2500000,
					 *       "preferredRentMax": 1,
					 *       "preferred_bedrooms": 2,
					 *       "preferredBedrooms": 1
					 *     }
					 */
					"application/json": {
						/** Format: uuid */
						id: string;
						/** Format: uuid */
						user_id: string;
						/**
						 * Format: uuid
						 * @deprecated
						 */
						userId: string;
						/** @description null: this person signs in by a mobile number alone */
						email: string | null;
						full_name: string | null;
						/** @deprecated */
						fullName: string | null;
						first_name: string | null;
						/** @deprecated */
						firstName: string | null;
						last_name: string | null;
						/** @deprecated */
						lastName: string | null;
						phone: string | null;
						avatar_url: string | null;
						/** @deprecated */
						avatarUrl: string | null;
						city: string | null;
						state: string | null;
						created_at: string;
						/** @deprecated */
						createdAt: string;
						last_login_at: string | null;
						/** @deprecated */
						lastLoginAt: string | null;
						profile_completion_percentage: number;
						/** @deprecated */
						profileCompletionPercentage: number;
						email_verified: boolean;
						/** @deprecated */
						emailVerified: boolean;
						/** @description the phone is a number to sign in with, and changes only as such */
						phone_verified: boolean;
						/** @deprecated */
						phoneVerified: boolean;
						annual_income: number | null;
						/** @deprecated */
						annualIncome: number | null;
						preferred_rent_min: number | null;
						/** @deprecated */
						preferredRentMin: number | null;
						preferred_rent_max: number | null;
						/** @deprecated */
						preferredRentMax: number | null;
						preferred_bedrooms: number | null;
						/** @deprecated */
						preferredBedrooms: number | null;
					} | null;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.search": {
		parameters: {
			query?: {
				/** @description As people type it. Homes with more of its other words come first; those in quotation marks have to be there */
				q?: components["parameters"]["Q4"];
				/** @description Name, other name or slug of a city */
				city?: components["parameters"]["City"];
				/** @description Name or slug; repeatable */
				locality?: components["parameters"]["Locality"];
				/** @description Rupees a month */
				rent_min?: components["parameters"]["RentMin"];
				/** @description Rupees a month */
				rent_max?: components["parameters"]["RentMax"];
				/** @description 5 means 5 or more; repeatable */
				bedrooms?: components["parameters"]["Bedrooms"];
				/** @description 5 means 5 or more */
				bathrooms?: components["parameters"]["Bathrooms"];
				furnishing?: components["parameters"]["Furnishing"];
				property_type?: components["parameters"]["PropertyType"];
				/** @description Square feet */
				area_min?: components["parameters"]["AreaMin"];
				/** @description Square feet */
				area_max?: components["parameters"]["AreaMax"];
				/** @description Free on or before this day */
				available_by?: components["parameters"]["AvailableBy"];
				/** @description All of them; repeatable */
				amenities?: components["parameters"]["Amenities"];
				/** @description Only homes that allow pets */
				pets?: components["parameters"]["Pets"];
				preferred_tenant?: components["parameters"]["PreferredTenant"];
				/** @description Only verified homes */
				verified?: components["parameters"]["Verified"];
				listed_as?: "owner" | "broker" | "managed";
				pg_for?: components["parameters"]["PgFor"];
				pg_meals?: components["parameters"]["PgMeals"];
				/** @description PGs with a free bed in such a room; repeatable */
				bed_sharing?: components["parameters"]["BedSharing"];
				/** @description 0 is the ground floor, 5 means 5 or higher; repeatable */
				floor?: components["parameters"]["Floor"];
				facing?: components["parameters"]["Facing"];
				parking?: components["parameters"]["Parking"];
				water_supply?: components["parameters"]["WaterSupply"];
				/** @description A part of the map: south,west,north,east in degrees, to the nearest thousandth */
				box?: components["parameters"]["Box"];
				/** @description A station, office park, college, hospital or other place by name, or a point: latitude,longitude */
				near?: components["parameters"]["Near"];
				/** @description Within 1000 metres of any place of these kinds; repeatable */
				near_any?: components["parameters"]["NearAny"];
				/** @description Near the middle of this PIN area */
				pincode?: components["parameters"]["Pincode"];
				/** @description Metres around `near` or `pincode`; what is usual for the kind of place unless given */
				radius_m?: components["parameters"]["RadiusM"];
				/** @description `distance`: from `near`, `pincode` or a place that `q` names; `best` without one */
				sort?: components["parameters"]["Sort2"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit3"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor2"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "listed_as": "owner",
					 *           "city": "Pune",
					 *           "locality": "Baner",
					 *           "property_type": "apartment",
					 *           "bed_count": null,
					 *           "free_beds": null,
					 *           "furnishing": "fully_furnished",
					 *           "bedrooms": 2,
					 *           "bathrooms": 2,
					 *           "area_sqft": 950,
					 *           "amenities": [
					 *             "parking"
					 *           ],
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "maintenance_charge": 2500000,
					 *           "available_from": "2026-12-01",
					 *           "preferred_tenant": "anyone",
					 *           "pets_allowed": true,
					 *           "verified": true,
					 *           "availability": "available",
					 *           "rating": 2,
					 *           "rating_count": 2,
					 *           "cover": {
					 *             "url": "/files/public/photos/2b1c-800.webp",
					 *             "files": {
					 *               "webp": {
					 *                 "800": "photos/2b1c-800.webp"
					 *               }
					 *             },
					 *             "width": 1,
					 *             "height": 1,
					 *             "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *             "alt": "Living room"
					 *           },
					 *           "photo_count": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "published_at": "2026-11-21T10:30:00.000Z",
					 *           "distance_m": 1
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "total_is_exact": true,
					 *       "totalIsExact": true,
					 *       "facets": {
					 *         "bedrooms": [
					 *           {
					 *             "value": 1,
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "bathrooms": [
					 *           {
					 *             "value": 1,
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "furnishing": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "property_type": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "listed_as": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "preferred_tenant": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "pets": [
					 *           {
					 *             "value": true,
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "verified": [
					 *           {
					 *             "value": true,
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "parking": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "floor": [
					 *           {
					 *             "value": 1,
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "pg_for": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "pg_meals": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "bed_sharing": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "facing": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "water_supply": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "amenities": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "city": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ],
					 *         "locality": [
					 *           {
					 *             "value": "Text",
					 *             "count": 1,
					 *             "label": "Text",
					 *             "is_chosen": true,
					 *             "isChosen": true
					 *           }
					 *         ]
					 *       },
					 *       "facets_are_exact": true,
					 *       "facetsAreExact": true,
					 *       "near_any": [
					 *         "metro_station"
					 *       ],
					 *       "nearAny": [
					 *         "metro_station"
					 *       ],
					 *       "is_counted": true,
					 *       "isCounted": true,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ",
					 *       "nextCursor": "Text",
					 *       "understood": {
					 *         "city": "Pune",
					 *         "localities": [
					 *           "Text"
					 *         ],
					 *         "near": {
					 *           "name": "Asha Rao",
					 *           "kind": "city",
					 *           "lat": 18.56,
					 *           "lng": 73.78,
					 *           "radius_m": 1
					 *         },
					 *         "bedrooms": [
					 *           1
					 *         ],
					 *         "words": "Text",
					 *         "words_are_missing": true,
					 *         "wordsAreMissing": true,
					 *         "spans": [
					 *           {
					 *             "start": 1,
					 *             "end": 1,
					 *             "of": "Text",
					 *             "value": "Text",
					 *             "is_corrected": true,
					 *             "isCorrected": true
					 *           }
					 *         ],
					 *         "elsewhere": [
					 *           {
					 *             "city": "Pune",
					 *             "name": "Asha Rao",
					 *             "slug": "Text"
					 *           }
					 *         ],
					 *         "choices": [
					 *           {
					 *             "city": "Pune",
					 *             "slug": "Text",
					 *             "homes": 1,
					 *             "is_shown": true,
					 *             "isShown": true
					 *           }
					 *         ],
					 *         "no_homes_in": {
					 *           "city": "Pune",
					 *           "slug": "Text",
					 *           "nearest": [
					 *             {
					 *               "city": "Pune",
					 *               "slug": "Text",
					 *               "homes": 1,
					 *               "km": 1
					 *             }
					 *           ]
					 *         },
					 *         "noHomesIn": {
					 *           "city": "Pune",
					 *           "slug": "Text",
					 *           "nearest": [
					 *             {
					 *               "city": "Pune",
					 *               "slug": "Text",
					 *               "homes": 1,
					 *               "km": 1
					 *             }
					 *           ]
					 *         },
					 *         "other_city": "Pune",
					 *         "otherCity": "Text",
					 *         "unread": [
					 *           "Text"
					 *         ],
					 *         "missing_words": [
					 *           "Text"
					 *         ],
					 *         "missingWords": [
					 *           "Text"
					 *         ],
					 *         "widened": [
					 *           "Text"
					 *         ],
					 *         "corrected": true,
					 *         "unknown_place": true,
					 *         "unknownPlace": true,
					 *         "words_are_nowhere": true,
					 *         "wordsAreNowhere": true
					 *       },
					 *       "loosen": [
					 *         {
					 *           "filter": "Text",
					 *           "q": "Text",
					 *           "total": 1,
					 *           "total_is_exact": true,
					 *           "totalIsExact": true
					 *         }
					 *       ],
					 *       "nearest": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "listed_as": "owner",
					 *           "city": "Pune",
					 *           "locality": "Baner",
					 *           "property_type": "apartment",
					 *           "bed_count": null,
					 *           "free_beds": null,
					 *           "furnishing": "fully_furnished",
					 *           "bedrooms": 2,
					 *           "bathrooms": 2,
					 *           "area_sqft": 950,
					 *           "amenities": [
					 *             "parking"
					 *           ],
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "maintenance_charge": 2500000,
					 *           "available_from": "2026-12-01",
					 *           "preferred_tenant": "anyone",
					 *           "pets_allowed": true,
					 *           "verified": true,
					 *           "availability": "available",
					 *           "rating": 2,
					 *           "rating_count": 2,
					 *           "cover": {
					 *             "url": "/files/public/photos/2b1c-800.webp",
					 *             "files": {
					 *               "webp": {
					 *                 "800": "photos/2b1c-800.webp"
					 *               }
					 *             },
					 *             "width": 1,
					 *             "height": 1,
					 *             "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *             "alt": "Living room"
					 *           },
					 *           "photo_count": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "published_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "as_of": "2026-11-21T10:30:00.000Z",
					 *       "asOf": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["PropertySearch"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.get": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "listed_as": "owner",
					 *       "city": "Pune",
					 *       "locality": "Baner",
					 *       "property_type": "apartment",
					 *       "bed_count": null,
					 *       "free_beds": null,
					 *       "furnishing": "fully_furnished",
					 *       "bedrooms": 2,
					 *       "bathrooms": 2,
					 *       "area_sqft": 950,
					 *       "amenities": [
					 *         "parking"
					 *       ],
					 *       "title": "2 BHK Apartment in Baner, Pune",
					 *       "rent": 2500000,
					 *       "deposit": 2500000,
					 *       "maintenance_charge": 2500000,
					 *       "available_from": "2026-12-01",
					 *       "preferred_tenant": "anyone",
					 *       "pets_allowed": true,
					 *       "verified": true,
					 *       "availability": "available",
					 *       "rating": 2,
					 *       "rating_count": 2,
					 *       "cover": {
					 *         "url": "/files/public/photos/2b1c-800.webp",
					 *         "files": {
					 *           "webp": {
					 *             "800": "photos/2b1c-800.webp"
					 *           }
					 *         },
					 *         "width": 1,
					 *         "height": 1,
					 *         "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *         "alt": "Living room"
					 *       },
					 *       "photo_count": 1,
					 *       "created_at": "2026-11-21T10:30:00.000Z",
					 *       "published_at": "2026-11-21T10:30:00.000Z",
					 *       "landmark": "Text",
					 *       "pincode": "411045",
					 *       "pg_for": null,
					 *       "pg_meals": null,
					 *       "bed_sharing": null,
					 *       "floor": 1,
					 *       "total_floors": 1,
					 *       "facing": "north",
					 *       "parking": "none",
					 *       "water_supply": "municipal",
					 *       "description": "After six in the evening, please.",
					 *       "house_rules": null,
					 *       "brokerage_days": 1,
					 *       "pg_notice_days": null,
					 *       "rera_number": "A51700012345",
					 *       "state": "Maharashtra",
					 *       "place_slugs": {
					 *         "city": "Pune",
					 *         "locality": "Baner"
					 *       },
					 *       "view_count": 1,
					 *       "renewed_at": "2026-11-21T10:30:00.000Z",
					 *       "photos": [
					 *         {
					 *           "url": "/files/public/photos/2b1c-800.webp",
					 *           "files": {
					 *             "webp": {
					 *               "800": "photos/2b1c-800.webp"
					 *             }
					 *           },
					 *           "width": 1,
					 *           "height": 1,
					 *           "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *           "alt": "Living room",
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
					 *         }
					 *       ],
					 *       "rooms": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "name": "Asha Rao",
					 *           "sharing": 1,
					 *           "attached_bathroom": true,
					 *           "air_conditioned": true,
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "beds": 1,
					 *           "free": 1
					 *         }
					 *       ],
					 *       "building": {
					 *         "name": "Asha Rao",
					 *         "house_rules": "Text",
					 *         "photos": [
					 *           {
					 *             "url": "/files/public/photos/2b1c-800.webp",
					 *             "files": {
					 *               "webp": {
					 *                 "800": "photos/2b1c-800.webp"
					 *               }
					 *             },
					 *             "width": 1,
					 *             "height": 1,
					 *             "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *             "alt": "Living room",
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
					 *           }
					 *         ],
					 *         "homes": [
					 *           {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "title": "2 BHK Apartment in Baner, Pune",
					 *             "rent": 2500000
					 *           }
					 *         ]
					 *       },
					 *       "lister": {
					 *         "name": "Asha Rao",
					 *         "since": "Text",
					 *         "avatar_url": "/files/public/avatars/2b1c.webp"
					 *       },
					 *       "organisation": {
					 *         "kind": "owner_company",
					 *         "name": "Asha Rao",
					 *         "rera_number": "A51700012345"
					 *       },
					 *       "answering": {
					 *         "within_hours": 1,
					 *         "percent": 1
					 *       },
					 *       "claims": [
					 *         {
					 *           "subject": "person",
					 *           "kind": "identity",
					 *           "method": "paper_checked",
					 *           "verified_at": "2026-11-21T10:30:00.000Z",
					 *           "valid_until": "2026-12-01"
					 *         }
					 *       ],
					 *       "place": {
					 *         "lat": 18.56,
					 *         "lng": 73.78,
					 *         "exactness": "home",
					 *         "radius_m": 1,
					 *         "near": [
					 *           {
					 *             "kind": "metro_station",
					 *             "name": "Asha Rao",
					 *             "distance_m": 1,
					 *             "walk_minutes": 1
					 *           }
					 *         ]
					 *       },
					 *       "rent_comparison": {
					 *         "homes": 1,
					 *         "lower_quartile": 1,
					 *         "median": 1,
					 *         "upper_quartile": 1,
					 *         "of": "locality"
					 *       },
					 *       "as_of": "2026-11-21T10:30:00.000Z",
					 *       "asOf": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["Property"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.former": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "title": "2 BHK Apartment in Baner, Pune",
					 *       "city": "Pune",
					 *       "locality": "Baner",
					 *       "gone": true
					 *     }
					 */
					"application/json": components["schemas"]["PropertyFormer"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.similar": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example [
					 *       {
					 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "listed_as": "owner",
					 *         "city": "Pune",
					 *         "locality": "Baner",
					 *         "property_type": "apartment",
					 *         "bed_count": null,
					 *         "free_beds": null,
					 *         "furnishing": "fully_furnished",
					 *         "bedrooms": 2,
					 *         "bathrooms": 2,
					 *         "area_sqft": 950,
					 *         "amenities": [
					 *           "parking"
					 *         ],
					 *         "title": "2 BHK Apartment in Baner, Pune",
					 *         "rent": 2500000,
					 *         "deposit": 2500000,
					 *         "maintenance_charge": 2500000,
					 *         "available_from": "2026-12-01",
					 *         "preferred_tenant": "anyone",
					 *         "pets_allowed": true,
					 *         "verified": true,
					 *         "availability": "available",
					 *         "rating": 2,
					 *         "rating_count": 2,
					 *         "cover": {
					 *           "url": "/files/public/photos/2b1c-800.webp",
					 *           "files": {
					 *             "webp": {
					 *               "800": "photos/2b1c-800.webp"
					 *             }
					 *           },
					 *           "width": 1,
					 *           "height": 1,
					 *           "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *           "alt": "Living room"
					 *         },
					 *         "photo_count": 1,
					 *         "created_at": "2026-11-21T10:30:00.000Z",
					 *         "published_at": "2026-11-21T10:30:00.000Z"
					 *       }
					 *     ]
					 */
					"application/json": components["schemas"]["PlaceCityNewest"][];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.home": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "cities": [
					 *         {
					 *           "name": "Asha Rao",
					 *           "slug": "Text",
					 *           "homes": 1
					 *         }
					 *       ],
					 *       "newest": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "listed_as": "owner",
					 *           "city": "Pune",
					 *           "locality": "Baner",
					 *           "property_type": "apartment",
					 *           "bed_count": null,
					 *           "free_beds": null,
					 *           "furnishing": "fully_furnished",
					 *           "bedrooms": 2,
					 *           "bathrooms": 2,
					 *           "area_sqft": 950,
					 *           "amenities": [
					 *             "parking"
					 *           ],
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "rent": 2500000,
					 *           "deposit": 2500000,
					 *           "maintenance_charge": 2500000,
					 *           "available_from": "2026-12-01",
					 *           "preferred_tenant": "anyone",
					 *           "pets_allowed": true,
					 *           "verified": true,
					 *           "availability": "available",
					 *           "rating": 2,
					 *           "rating_count": 2,
					 *           "cover": {
					 *             "url": "/files/public/photos/2b1c-800.webp",
					 *             "files": {
					 *               "webp": {
					 *                 "800": "photos/2b1c-800.webp"
					 *               }
					 *             },
					 *             "width": 1,
					 *             "height": 1,
					 *             "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *             "alt": "Living room"
					 *           },
					 *           "photo_count": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "published_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "homes": 1,
					 *       "verified": 1,
					 *       "localities": 1,
					 *       "as_of": "2026-11-21T10:30:00.000Z",
					 *       "asOf": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["PropertyHome"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.performance": {
		parameters: {
			query: {
				/**
				 * @example [
				 *       "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     ]
				 */
				ids: string[];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "views": 1,
					 *           "shortlists": 1,
					 *           "enquiries": 1,
					 *           "visits": 1,
					 *           "applications": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PropertyPerformance"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.performanceByWeek": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "weeks": [
					 *         {
					 *           "week": "Text",
					 *           "views": 1,
					 *           "shortlists": 1,
					 *           "enquiries": 1,
					 *           "visits": 1,
					 *           "applications": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PropertyPerformanceByWeek"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.bulk": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "ids": [
				 *         "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *       ],
				 *       "action": "publish",
				 *       "rent_change_bp": null
				 *     }
				 */
				"application/json": components["schemas"]["PropertyBulkInput"];
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "done": [
					 *         "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
					 *       ],
					 *       "refused": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "rule": "Text"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PropertyBulk"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.bulkMatching": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "q": "Text",
				 *       "show": "all",
				 *       "action": "publish",
				 *       "rent_change_bp": null,
				 *       "ids": [
				 *         "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *       ],
				 *       "after": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *     }
				 */
				"application/json": components["schemas"]["PropertyBulkMatchingInput"];
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "done": 1,
					 *       "refused": [
					 *         {
					 *           "rule": "Text",
					 *           "count": 1,
					 *           "names": [
					 *             "Asha Rao"
					 *           ]
					 *         }
					 *       ],
					 *       "next": "Text"
					 *     }
					 */
					"application/json": components["schemas"]["PropertyBulkMatching"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.listMine": {
		parameters: {
			query?: {
				/** @description Words as people type them: "2 bhk baner under 25000" */
				q?: components["parameters"]["Q5"];
				show?: "all" | "available" | "booked" | "paused" | "draft";
				/** @description only this home, if it is one’s own */
				id?: string;
				/** @description In which order */
				sort?: "newest" | "oldest" | "rent_asc" | "rent_desc" | "views" | "leads";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
				/** @description older than `cursor`, which it gives way to */
				page?: number;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "listing_state": "draft",
					 *           "availability": "available",
					 *           "title": "2 BHK Apartment in Baner, Pune",
					 *           "city": "Pune",
					 *           "locality": "Baner",
					 *           "rent": 2500000,
					 *           "bedrooms": 2,
					 *           "area_sqft": 950,
					 *           "property_type": "apartment",
					 *           "furnishing": "fully_furnished",
					 *           "rating": 2,
					 *           "verified": true,
					 *           "hidden_reason": "After six in the evening, please.",
					 *           "view_count": 1,
					 *           "leads_count": 1,
					 *           "quality": {
					 *             "score": 1,
					 *             "next": "photos",
					 *             "amount": 2500000
					 *           },
					 *           "visit_hours": [
					 *             {
					 *               "days": [
					 *                 "mon"
					 *               ],
					 *               "from": 9,
					 *               "until": 10
					 *             }
					 *           ],
					 *           "coming_visits": 1,
					 *           "cover": {
					 *             "url": "/files/public/photos/2b1c-800.webp",
					 *             "files": {
					 *               "webp": {
					 *                 "800": "photos/2b1c-800.webp"
					 *               }
					 *             },
					 *             "width": 1,
					 *             "height": 1,
					 *             "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *             "alt": "Living room"
					 *           },
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "published_at": "2026-11-21T10:30:00.000Z",
					 *           "renewed_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ",
					 *       "stats": {
					 *         "total": 1,
					 *         "available": 1,
					 *         "applications": 1,
					 *         "leads": 1
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["PropertyList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.create": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "listed_as": "owner",
				 *       "city": "Pune",
				 *       "locality": "Baner",
				 *       "landmark": "Text",
				 *       "pincode": "411045",
				 *       "address": "Text",
				 *       "contact_phone": "+919876543210",
				 *       "property_type": "apartment",
				 *       "pg_for": "women",
				 *       "pg_meals": "none",
				 *       "furnishing": "fully_furnished",
				 *       "bedrooms": 2,
				 *       "bathrooms": 2,
				 *       "area_sqft": 950,
				 *       "floor": 1,
				 *       "total_floors": 1,
				 *       "facing": "north",
				 *       "parking": "none",
				 *       "water_supply": "municipal",
				 *       "amenities": [],
				 *       "title": "",
				 *       "description": "",
				 *       "house_rules": "Text",
				 *       "rent": 2500000,
				 *       "deposit": 2500000,
				 *       "maintenance_charge": 2500000,
				 *       "brokerage_days": 0,
				 *       "pg_notice_days": 1,
				 *       "available_from": "2026-12-01",
				 *       "preferred_tenant": "anyone",
				 *       "pets_allowed": false,
				 *       "rera_number": "A51700012345",
				 *       "point": {
				 *         "lat": 18.56,
				 *         "lng": 73.78
				 *       }
				 *     }
				 */
				"application/json": components["schemas"]["PropertyCreateInput"];
			};
		};
		responses: {
			201: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.update": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "listed_as": "owner",
				 *       "city": "Pune",
				 *       "locality": "Baner",
				 *       "landmark": "Text",
				 *       "pincode": "411045",
				 *       "address": "Text",
				 *       "contact_phone": "+919876543210",
				 *       "property_type": "apartment",
				 *       "pg_for": "women",
				 *       "pg_meals": "none",
				 *       "furnishing": "fully_furnished",
				 *       "bedrooms": 2,
				 *       "bathrooms": 2,
				 *       "area_sqft": 950,
				 *       "floor": 1,
				 *       "total_floors": 1,
				 *       "facing": "north",
				 *       "parking": "none",
				 *       "water_supply": "municipal",
				 *       "amenities": [],
				 *       "title": "",
				 *       "description": "",
				 *       "house_rules": "Text",
				 *       "rent": 2500000,
				 *       "deposit": 2500000,
				 *       "maintenance_charge": 2500000,
				 *       "brokerage_days": 0,
				 *       "pg_notice_days": 1,
				 *       "available_from": "2026-12-01",
				 *       "preferred_tenant": "anyone",
				 *       "pets_allowed": false,
				 *       "rera_number": "A51700012345",
				 *       "point": {
				 *         "lat": 18.56,
				 *         "lng": 73.78
				 *       }
				 *     }
				 */
				"application/json": components["schemas"]["PropertyCreateInput"];
			};
		};
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.changeTerms": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "rent": 2500000,
				 *       "deposit": 2500000,
				 *       "maintenance_charge": 2500000,
				 *       "available_from": "2026-12-01",
				 *       "title": "2 BHK Apartment in Baner, Pune",
				 *       "description": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["PropertyChangeTermsInput"];
			};
		};
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.publish": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.pause": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.resume": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.renew": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.remove": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.setAvailability": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "availability": "available"
				 *     }
				 */
				"application/json": components["schemas"]["PropertySetAvailabilityInput"];
			};
		};
		responses: {
			200: components["responses"]["PropertyCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.setVisitHours": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "hours": [
				 *         {
				 *           "days": [
				 *             "mon"
				 *           ],
				 *           "from": 9,
				 *           "until": 10
				 *         }
				 *       ]
				 *     }
				 */
				"application/json": components["schemas"]["PropertySetVisitHoursInput"];
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "hours": [
					 *         {
					 *           "days": [
					 *             "mon"
					 *           ],
					 *           "from": 9,
					 *           "until": 10
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PropertySetVisitHours"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"properties.leads": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the property
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["PropertyId3"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "visits": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "status": "Text",
					 *           "visit_type": "Text",
					 *           "scheduled_date": "2026-12-01",
					 *           "slot": "10:00",
					 *           "notes": "After six in the evening, please.",
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "applications": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "status": "Text",
					 *           "move_in_date": "2026-12-01",
					 *           "household": "Text",
					 *           "notes": "After six in the evening, please.",
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "occupation": "salaried",
					 *           "employer": "Text",
					 *           "reference_count": 1,
					 *           "references": [
					 *             {
					 *               "name": "Asha Rao",
					 *               "kind": "landlord",
					 *               "phone": "+919876543210"
					 *             }
					 *           ]
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["PropertyLeads"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"recentSearches.list": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "query": "city=pune",
					 *           "searched_at": "2026-11-21T10:30:00.000Z",
					 *           "total": 1,
					 *           "total_is_exact": true
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["RecentSearchList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"recentViews.list": {
		parameters: {
			query?: {
				/** @description Words as people type them: "2 bhk baner under 25000" */
				q?: components["parameters"]["Q5"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "home": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "title": "2 BHK Apartment in Baner, Pune",
					 *             "city": "Pune",
					 *             "locality": "Baner",
					 *             "rent": 2500000,
					 *             "deposit": 2500000,
					 *             "bedrooms": 2,
					 *             "area_sqft": 950,
					 *             "property_type": "apartment",
					 *             "furnishing": "fully_furnished",
					 *             "availability": "available",
					 *             "listing_state": "draft",
					 *             "verified": true,
					 *             "cover": {
					 *               "url": "/files/public/photos/2b1c-800.webp",
					 *               "files": {
					 *                 "webp": {
					 *                   "800": "photos/2b1c-800.webp"
					 *                 }
					 *               },
					 *               "width": 1,
					 *               "height": 1,
					 *               "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *               "alt": "Living room"
					 *             }
					 *           },
					 *           "viewed_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["RecentViewList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.listDues": {
		parameters: {
			query?: {
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "kind": "rent",
					 *           "charge": {
					 *             "kind": "maintenance",
					 *             "reading_before": 1,
					 *             "reading_after": 1,
					 *             "rate": 1,
					 *             "note": "After six in the evening, please.",
					 *             "photo": {
					 *               "url": "/files/public/photos/2b1c-800.webp",
					 *               "width": 1,
					 *               "height": 1
					 *             },
					 *             "state": "open",
					 *             "objection": "Text",
					 *             "answer": "Text"
					 *           },
					 *           "closings": [
					 *             {
					 *               "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "kind": "waiver",
					 *               "amount": 2500000,
					 *               "reason": "After six in the evening, please.",
					 *               "reference": "UTR123456789012",
					 *               "paid_on": "2026-12-01",
					 *               "taken_back_reason": "After six in the evening, please."
					 *             }
					 *           ],
					 *           "month": "2026-10",
					 *           "from_date": "2026-12-01",
					 *           "to_date": "2026-12-01",
					 *           "due_date": "2026-12-01",
					 *           "amount": 2500000,
					 *           "received": 1,
					 *           "reported": 1,
					 *           "disputed": 1,
					 *           "state": "paid",
					 *           "tds": {
					 *             "usual": 1,
					 *             "of_year": true
					 *           }
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ",
					 *       "credit": 1,
					 *       "payee": {
					 *         "name": "Asha Rao",
					 *         "upi": "asha@okbank",
					 *         "bank": {
					 *           "holder": "Text",
					 *           "number": "Text",
					 *           "ifsc": "Text"
					 *         }
					 *       },
					 *       "upi_limit": 1,
					 *       "is_answered_by_operator": true,
					 *       "deposit_held": 2500000
					 *     }
					 */
					"application/json": components["schemas"]["RentList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.listPayments": {
		parameters: {
			query?: {
				as?: components["parameters"]["As2"];
				/** @description Of the lease */
				lease_id?: string;
				/** @description waiting: reported or not fitting */
				show?: "waiting" | "confirmed" | "all";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "side": "tenant",
					 *           "is_answered_by_operator": true,
					 *           "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "due_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "due_kind": "rent",
					 *           "month": "2026-10",
					 *           "home_name": "Asha Rao",
					 *           "tenant_name": "Asha Rao",
					 *           "amount": 2500000,
					 *           "reported_amount": 2500000,
					 *           "mode": "bank_transfer",
					 *           "reference": "UTR123456789012",
					 *           "paid_on": "2026-12-01",
					 *           "state": "reported",
					 *           "note": "After six in the evening, please.",
					 *           "answer": "Text",
					 *           "confirmed_at": "2026-11-21T10:30:00.000Z",
					 *           "receipt_number": "Text",
					 *           "replaces": "Text",
					 *           "replaced_by": "2026-12-01",
					 *           "needs_pan": true,
					 *           "covers": [
					 *             {
					 *               "kind": "rent",
					 *               "month": "2026-10",
					 *               "amount": 2500000
					 *             }
					 *           ],
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["RentList2"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.report": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "amount": 2500000,
				 *       "mode": "bank_transfer",
				 *       "reference": "UTR123456789012",
				 *       "paid_on": "2026-12-01",
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["RentReportInput"];
			};
		};
		responses: {
			201: components["responses"]["RentAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.record": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "amount": 2500000,
				 *       "mode": "bank_transfer",
				 *       "reference": "UTR123456789012",
				 *       "paid_on": "2026-12-01",
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["RentReportInput"];
			};
		};
		responses: {
			201: components["responses"]["RentAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.confirm": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "amount": 2500000
				 *     }
				 */
				"application/json": components["schemas"]["RentConfirmInput"];
			};
		};
		responses: {
			200: components["responses"]["RentAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.dispute": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "reason": "After six in the evening, please."
				 *     }
				 */
				"application/json": {
					reason: string;
				};
			};
		};
		responses: {
			200: components["responses"]["RentAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.correct": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "amount": 2500000,
				 *       "mode": "bank_transfer",
				 *       "reference": "UTR123456789012",
				 *       "paid_on": "2026-12-01",
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["RentReportInput"];
			};
		};
		responses: {
			200: components["responses"]["RentAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.grid": {
		parameters: {
			query?: {
				as?: components["parameters"]["As"];
				/** @description Words of the home or the tenant */
				q?: components["parameters"]["Q2"];
				/** @description late: the oldest first */
				show?: "all" | "late";
				/** @description the newest month shown, and three before it; else the current one */
				until?: string;
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "lease_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "home_name": "Asha Rao",
					 *           "tenant_name": "Asha Rao",
					 *           "is_paid_to_operator": true,
					 *           "months": [
					 *             {
					 *               "due_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *               "month": "2026-10",
					 *               "amount": 2500000,
					 *               "paid": 2500000,
					 *               "state": "paid",
					 *               "waits_for": "tenant",
					 *               "from_date": "2026-12-01",
					 *               "to_date": "2026-12-01"
					 *             }
					 *           ],
					 *           "rent_now": {
					 *             "late_since": "Text",
					 *             "late_months": [
					 *               "2026-10"
					 *             ],
					 *             "late_amount": 2500000,
					 *             "waits_for": "tenant",
					 *             "waiting_amount": 2500000,
					 *             "next": {
					 *               "month": "2026-10",
					 *               "due_date": "2026-12-01",
					 *               "amount": 2500000
					 *             }
					 *           }
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ",
					 *       "months": [
					 *         {
					 *           "month": "2026-10",
					 *           "expected": 1,
					 *           "paid": 2500000,
					 *           "received": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["RentGrid"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.summary": {
		parameters: {
			query?: {
				as?: components["parameters"]["As"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "month": "2026-10",
					 *       "leases": 1,
					 *       "bed_leases": 1,
					 *       "expected": 1,
					 *       "paid": 2500000,
					 *       "received": 1,
					 *       "late": 19,
					 *       "late_amount": 2500000,
					 *       "late_leases": 19,
					 *       "next": {
					 *         "month": "2026-10",
					 *         "due_date": "2026-12-01",
					 *         "amount": 2500000
					 *       },
					 *       "waiting": 1,
					 *       "disputed": 1,
					 *       "waiting_for_operator": 1
					 *     }
					 */
					"application/json": components["schemas"]["RentSummary"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.statement": {
		parameters: {
			query?: {
				as?: components["parameters"]["As"];
				/** @description one month of that year */
				month?: string;
				owner_id?: string;
				manager_id?: string;
				/** @description April to March; else that of the month, or the current one */
				year?: string;
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "year": "Text",
					 *       "month": "2026-10",
					 *       "owner": {
					 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "name": "Asha Rao"
					 *       },
					 *       "manager": {
					 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *         "name": "Asha Rao"
					 *       },
					 *       "owners": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "name": "Asha Rao"
					 *         }
					 *       ],
					 *       "managers": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "name": "Asha Rao"
					 *         }
					 *       ],
					 *       "years": [
					 *         "Text"
					 *       ],
					 *       "total": 1,
					 *       "receipts": 1,
					 *       "open": {
					 *         "late": 19,
					 *         "waiting": 1,
					 *         "disputed": 1,
					 *         "not_due_yet": 1
					 *       },
					 *       "repairs": 1,
					 *       "fees": 1,
					 *       "fees_elsewhere": 1,
					 *       "municipal_tax": 1,
					 *       "net": 1,
					 *       "deposits": 2500000,
					 *       "months": [
					 *         {
					 *           "month": "2026-10",
					 *           "expected": 1,
					 *           "received": 1,
					 *           "repairs": 1,
					 *           "fees": 1,
					 *           "fees_elsewhere": 1,
					 *           "municipal_tax": 1
					 *         }
					 *       ],
					 *       "homes": [
					 *         {
					 *           "home_name": "Asha Rao",
					 *           "received": 1,
					 *           "receipts": 1,
					 *           "repairs": 1,
					 *           "municipal_tax": 1,
					 *           "vacant_days": 1
					 *         }
					 *       ],
					 *       "lines": [
					 *         {
					 *           "id": "Text",
					 *           "kind": "rent",
					 *           "date": "2026-12-01",
					 *           "home_name": "Asha Rao",
					 *           "what": "Text",
					 *           "paid_for": [
					 *             {
					 *               "month": "2026-10",
					 *               "amount": 2500000
					 *             }
					 *           ],
					 *           "amount": 2500000
					 *         }
					 *       ],
					 *       "lines_total": 1,
					 *       "taxes": [
					 *         {
					 *           "id": "Text",
					 *           "kind": "rent",
					 *           "date": "2026-12-01",
					 *           "home_name": "Asha Rao",
					 *           "what": "Text",
					 *           "paid_for": [
					 *             {
					 *               "month": "2026-10",
					 *               "amount": 2500000
					 *             }
					 *           ],
					 *           "amount": 2500000
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["RentStatement"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.statementFile": {
		parameters: {
			query: {
				as?: "landlord" | "manager";
				/** @description one month of that year */
				month?: string;
				owner_id?: string;
				manager_id?: string;
				/**
				 * @description Financial year, as 2026-27
				 * @example 2026-27
				 */
				year: components["parameters"]["Year"];
				/**
				 * @description Of the file
				 * @example pdf
				 */
				format: components["parameters"]["Format"];
				/** @description of the words in a PDF */
				language?: components["parameters"]["Language"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
					"text/csv": string;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.hraStatement": {
		parameters: {
			query: {
				/**
				 * @description Financial year, as 2026-27
				 * @example 2026-27
				 */
				year: components["parameters"]["Year"];
				/** @description of the words in a PDF */
				language?: components["parameters"]["Language"];
			};
			header?: never;
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rents.receiptFile": {
		parameters: {
			query?: {
				/** @description of the words in a PDF */
				language?: "en" | "hi";
			};
			header?: never;
			path: {
				/**
				 * @description Id of the rent
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["RentId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"rvl.listMine": {
		parameters: {
			query?: {
				/** @description party: as owner or broker; manager: homes assigned to the reader as property manager */
				as?: "party" | "manager";
				/** @description the newest month shown, and three before it; else the current one */
				until?: string;
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "status": "active",
					 *           "property_name": "Asha Rao",
					 *           "owner_name": "Asha Rao",
					 *           "property_type": "Text",
					 *           "property_location": "Text",
					 *           "monthly_rent": 2500000,
					 *           "security_deposit_company": 2500000,
					 *           "security_deposit_type": "refundable",
					 *           "payment_mode": "bank_transfer",
					 *           "monthly_rent_payment_date": 2500000,
					 *           "lease_start_date": "2026-12-01",
					 *           "lease_end_date": "2026-12-01",
					 *           "rvl_amount": 2500000,
					 *           "commission_percentage": 1,
					 *           "management_fee_percentage": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "collects": "owner",
					 *           "mandate": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "version": 1,
					 *             "state": "offered",
					 *             "collects": "owner",
					 *             "fee_bp": 1000,
					 *             "remittance_day": 1,
					 *             "deposit_holder": "landlord",
					 *             "payee_name": "Asha Rao",
					 *             "payee_upi": "asha@okbank",
					 *             "text": "Text",
					 *             "text_hash": "Text",
					 *             "offered_at": "2026-11-21T10:30:00.000Z",
					 *             "answered_at": "2026-11-21T10:30:00.000Z",
					 *             "signed_name": "Asha Rao",
					 *             "decline_reason": "After six in the evening, please."
					 *           },
					 *           "offered_mandate": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "version": 1,
					 *             "state": "offered",
					 *             "collects": "owner",
					 *             "fee_bp": 1000,
					 *             "remittance_day": 1,
					 *             "deposit_holder": "landlord",
					 *             "payee_name": "Asha Rao",
					 *             "payee_upi": "asha@okbank",
					 *             "text": "Text",
					 *             "text_hash": "Text",
					 *             "offered_at": "2026-11-21T10:30:00.000Z",
					 *             "answered_at": "2026-11-21T10:30:00.000Z",
					 *             "signed_name": "Asha Rao",
					 *             "decline_reason": "After six in the evening, please."
					 *           },
					 *           "lease": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "state": "draft",
					 *             "rent": 2500000,
					 *             "deposit": 2500000,
					 *             "deposit_held_by": "landlord",
					 *             "due_day": 1,
					 *             "start_date": "2026-12-01",
					 *             "last_day": "2026-12-01",
					 *             "differs_from_rvl": true
					 *           },
					 *           "side": "owner",
					 *           "months": [
					 *             {
					 *               "month": "2026-10",
					 *               "in_lease": true,
					 *               "due_date": "2026-12-01",
					 *               "rvl_amount": 2500000,
					 *               "payment_status": "pending",
					 *               "payment_date": "2026-12-01",
					 *               "mode": "bank_transfer",
					 *               "reference": "UTR123456789012",
					 *               "tenant_rent": {
					 *                 "amount": 2500000,
					 *                 "received": 1,
					 *                 "paid_by": "2026-12-01",
					 *                 "mode": "bank_transfer",
					 *                 "reference": "UTR123456789012"
					 *               },
					 *               "is_rent_received": true,
					 *               "lease_rent": {
					 *                 "state": "paid",
					 *                 "amount": 2500000,
					 *                 "received": 1,
					 *                 "missing": 1,
					 *                 "due_date": "2026-12-01",
					 *                 "from_date": "2026-12-01",
					 *                 "to_date": "2026-12-01"
					 *               }
					 *             }
					 *           ]
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ",
					 *       "until": "2026-12-01"
					 *     }
					 */
					"application/json": components["schemas"]["RvlList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"savedSearches.list": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "name": "Asha Rao",
					 *           "query": "city=pune",
					 *           "frequency": "at_once",
					 *           "is_paused": true,
					 *           "last_sent_at": "2026-11-21T10:30:00.000Z",
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "total": 1,
					 *           "total_is_exact": true,
					 *           "feed": "Text"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["SavedSearchList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"savedSearches.save": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "name": "Asha Rao",
				 *       "query": "city=pune",
				 *       "frequency": "daily"
				 *     }
				 */
				"application/json": components["schemas"]["SavedSearchSaveInput"];
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "is_new": true
					 *     }
					 */
					"application/json": components["schemas"]["SavedSearchSave"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"savedSearches.remove": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the saved search
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["SavedSearchId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"savedSearches.update": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the saved search
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["SavedSearchId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "name": "Asha Rao",
				 *       "frequency": "at_once",
				 *       "is_paused": true,
				 *       "query": "city=pune"
				 *     }
				 */
				"application/json": components["schemas"]["SavedSearchUpdateInput"];
			};
		};
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"settings.published": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "brokers": {
					 *         "registration_fee": 100
					 *       },
					 *       "office": {
					 *         "email": "asha.rao@example.in",
					 *         "phone": "+919876543210",
					 *         "address": "Text",
					 *         "hours": "Text"
					 *       },
					 *       "marketing": {
					 *         "properties": "Text",
					 *         "clients": "Text"
					 *       },
					 *       "operator": {
					 *         "legal_name": "Asha Rao",
					 *         "address": "Text",
					 *         "gstin": "Text",
					 *         "grievance_name": "Asha Rao",
					 *         "grievance_email": "asha.rao@example.in",
					 *         "grievance_phone": "+919876543210"
					 *       }
					 *     }
					 */
					"application/json": components["schemas"]["SettingPublished"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"shortlist.list": {
		parameters: {
			query?: {
				/** @description Words as people type them: "2 bhk baner under 25000" */
				q?: components["parameters"]["Q5"];
				/** @description In which order */
				sort?: "newest" | "oldest" | "rent_asc" | "rent_desc";
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "home": {
					 *             "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *             "title": "2 BHK Apartment in Baner, Pune",
					 *             "city": "Pune",
					 *             "locality": "Baner",
					 *             "rent": 2500000,
					 *             "deposit": 2500000,
					 *             "bedrooms": 2,
					 *             "area_sqft": 950,
					 *             "property_type": "apartment",
					 *             "furnishing": "fully_furnished",
					 *             "availability": "available",
					 *             "listing_state": "draft",
					 *             "verified": true,
					 *             "cover": {
					 *               "url": "/files/public/photos/2b1c-800.webp",
					 *               "files": {
					 *                 "webp": {
					 *                   "800": "photos/2b1c-800.webp"
					 *                 }
					 *               },
					 *               "width": 1,
					 *               "height": 1,
					 *               "blurhash": "LKO2?U%2Tw=w]~RBVZRi};RPxuwH",
					 *               "alt": "Living room"
					 *             }
					 *           },
					 *           "note": "After six in the evening, please.",
					 *           "added_at": "2026-11-21T10:30:00.000Z",
					 *           "rent_when_added": 2500000,
					 *           "price_drop": 1,
					 *           "is_let": true
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["ShortlistList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"shortlist.ids": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "ids": [
					 *         "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["ShortlistIds"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"shortlist.add": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Of the home
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				property_id: components["parameters"]["PropertyId2"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"shortlist.remove": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Of the home
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				property_id: components["parameters"]["PropertyId2"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"shortlist.note": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Of the home
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				property_id: components["parameters"]["PropertyId2"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"team.growth": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "month": "2026-10",
					 *           "joined": 1,
					 *           "people": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["TeamGrowth"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"team.children": {
		parameters: {
			query?: {
				/** @description oneself when left out */
				affiliate_id?: string;
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "affiliate_id": "KRY-7F3K9",
					 *           "full_name": "Asha Rao",
					 *           "status": "active",
					 *           "joined_at": "2026-11-21T10:30:00.000Z",
					 *           "sponsor_id": "KRY-7F3K9",
					 *           "recruits": 1,
					 *           "counted": 1,
					 *           "rank": "Text",
					 *           "personal": 1,
					 *           "team": 1
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["TeamChildren2"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"team.search": {
		parameters: {
			query: {
				/** @description oneself when left out */
				affiliate_id?: string;
				/**
				 * @description Words as people type them: "2 bhk baner under 25000"
				 * @example Text
				 */
				q: string;
				/** @description How many of a page */
				limit?: components["parameters"]["Limit2"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "affiliate_id": "KRY-7F3K9",
					 *           "full_name": "Asha Rao",
					 *           "status": "active",
					 *           "joined_at": "2026-11-21T10:30:00.000Z",
					 *           "sponsor_id": "KRY-7F3K9",
					 *           "recruits": 1,
					 *           "counted": 1,
					 *           "rank": "Text",
					 *           "personal": 1,
					 *           "team": 1
					 *         }
					 *       ],
					 *       "more": true
					 *     }
					 */
					"application/json": components["schemas"]["TeamSearch"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"team.path": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Code of an affiliate, as KRY-7F3K9
				 * @example KRY-7F3K9
				 */
				affiliate_id: components["parameters"]["AffiliateId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "affiliate_id": "KRY-7F3K9",
					 *           "full_name": "Asha Rao",
					 *           "status": "active",
					 *           "joined_at": "2026-11-21T10:30:00.000Z",
					 *           "sponsor_id": "KRY-7F3K9",
					 *           "recruits": 1,
					 *           "counted": 1,
					 *           "rank": "Text",
					 *           "personal": 1,
					 *           "team": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["TeamPath"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.request": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "visit_type": "physical",
				 *       "scheduled_date": "2026-12-01",
				 *       "slot": "09:00",
				 *       "room_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *       "notes": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["VisitRequestInput"];
			};
		};
		responses: {
			201: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.hours": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "hours": [
					 *         {
					 *           "days": [
					 *             "mon"
					 *           ],
					 *           "from": 9,
					 *           "until": 10
					 *         }
					 *       ],
					 *       "taken": [
					 *         {
					 *           "date": "2026-12-01",
					 *           "hour": 1
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["VisitHours"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.get": {
		parameters: {
			query?: never;
			header?: never;
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["VisitAnswer"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.listMine": {
		parameters: {
			query?: {
				/** @description Words of the title, locality or city of the home */
				q?: components["parameters"]["Q"];
				show?: components["parameters"]["Show"];
				/** @description Of the home */
				property_id?: components["parameters"]["PropertyId"];
				/** @description received by an organisation: those given to this member */
				assigned_to?: components["parameters"]["AssignedTo"];
				/** @description waiting: those that wait for the reader’s answer first, the newest first within each */
				sort?: components["parameters"]["Sort"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["VisitListAnswer"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.listReceived": {
		parameters: {
			query?: {
				/** @description Words of the title, locality or city of the home */
				q?: components["parameters"]["Q"];
				show?: components["parameters"]["Show"];
				/** @description Of the home */
				property_id?: components["parameters"]["PropertyId"];
				/** @description received by an organisation: those given to this member */
				assigned_to?: components["parameters"]["AssignedTo"];
				/** @description waiting: those that wait for the reader’s answer first, the newest first within each */
				sort?: components["parameters"]["Sort"];
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["VisitListAnswer"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.accept": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please.",
				 *       "address": "Text",
				 *       "contact_phone": "+919876543210"
				 *     }
				 */
				"application/json": components["schemas"]["VisitAcceptInput"];
			};
		};
		responses: {
			200: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.propose": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "scheduled_date": "2026-12-01",
				 *       "slot": "09:00",
				 *       "note": "After six in the evening, please.",
				 *       "address": "Text",
				 *       "contact_phone": "+919876543210"
				 *     }
				 */
				"application/json": components["schemas"]["VisitProposeInput"];
			};
		};
		responses: {
			200: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.decline": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.cancel": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.reschedule": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "scheduled_date": "2026-12-01",
				 *       "slot": "09:00",
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["VisitRescheduleInput"];
			};
		};
		responses: {
			200: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.complete": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "note": "After six in the evening, please."
				 *     }
				 */
				"application/json": components["schemas"]["ApplicationReviewInput"];
			};
		};
		responses: {
			200: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"visits.rate": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the visit
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["VisitId"];
			};
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "rating": 2
				 *     }
				 */
				"application/json": {
					rating: number;
				};
			};
		};
		responses: {
			200: components["responses"]["VisitAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.list": {
		parameters: {
			query?: never;
			header?: never;
			path?: never;
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "url": "/files/public/photos/2b1c-800.webp",
					 *           "events": [
					 *             "listing.published"
					 *           ],
					 *           "state": "on",
					 *           "failing_since": "Text",
					 *           "earlier_secret_until": "2026-12-01",
					 *           "set_up_by": "2026-12-01",
					 *           "created_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ]
					 *     }
					 */
					"application/json": components["schemas"]["WebhookList"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.create": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody: {
			content: {
				/**
				 * @example {
				 *       "url": "/files/public/photos/2b1c-800.webp",
				 *       "events": [
				 *         "listing.published"
				 *       ]
				 *     }
				 */
				"application/json": components["schemas"]["WebhookCreateInput"];
			};
		};
		responses: {
			201: components["responses"]["WebhookCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.remove": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the webhook
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["WebhookId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.update": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the webhook
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["WebhookId"];
			};
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "url": "/files/public/photos/2b1c-800.webp",
				 *       "events": [
				 *         "listing.published"
				 *       ],
				 *       "is_on": true
				 *     }
				 */
				"application/json": components["schemas"]["WebhookUpdateInput"];
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *       "url": "/files/public/photos/2b1c-800.webp",
					 *       "events": [
					 *         "listing.published"
					 *       ],
					 *       "state": "on",
					 *       "failing_since": "Text",
					 *       "earlier_secret_until": "2026-12-01",
					 *       "set_up_by": "2026-12-01",
					 *       "created_at": "2026-11-21T10:30:00.000Z"
					 *     }
					 */
					"application/json": components["schemas"]["Webhook"];
				};
			};
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.renewSecret": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the webhook
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["WebhookId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["WebhookCreateAnswer"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.test": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the webhook
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["WebhookId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.deliveries": {
		parameters: {
			query?: {
				/** @description How many of a page */
				limit?: components["parameters"]["Limit"];
				/** @description `next_cursor` of the page before; without it the first page */
				cursor?: components["parameters"]["Cursor"];
			};
			header?: never;
			path: {
				/**
				 * @description Id of the webhook
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["WebhookId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					/**
					 * @example {
					 *       "items": [
					 *         {
					 *           "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "event_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
					 *           "kind": "listing.published",
					 *           "state": "waiting",
					 *           "attempts": 1,
					 *           "status": 1,
					 *           "problem": "Text",
					 *           "duration_ms": 1,
					 *           "created_at": "2026-11-21T10:30:00.000Z",
					 *           "tried_at": "2026-11-21T10:30:00.000Z",
					 *           "next_at": "2026-11-21T10:30:00.000Z"
					 *         }
					 *       ],
					 *       "total": 1,
					 *       "next_cursor": "eyJhdCI6IjIwMjYifQ"
					 *     }
					 */
					"application/json": components["schemas"]["WebhookDeliveries"];
				};
			};
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhooks.redeliver": {
		parameters: {
			query?: never;
			header?: {
				/** @description Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect */
				"Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
			};
			path: {
				/**
				 * @description Id of the webhook
				 * @example 019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52
				 */
				id: components["parameters"]["WebhookId"];
			};
			cookie?: never;
		};
		requestBody?: never;
		responses: {
			200: components["responses"]["Done"];
			400: components["responses"]["BadRequest"];
			401: components["responses"]["Unauthorized"];
			403: components["responses"]["Forbidden"];
			404: components["responses"]["NotFound"];
			409: components["responses"]["Conflict"];
			413: components["responses"]["TooLarge"];
			415: components["responses"]["WrongType"];
			422: components["responses"]["WrongFields"];
			429: components["responses"]["TooMany"];
			503: components["responses"]["Busy"];
		};
	};
	"webhook.listingPublished": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "listing.published",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "listing_state": "published",
				 *         "availability": "available",
				 *         "property_type": "apartment",
				 *         "city": "Pune",
				 *         "locality": "Baner",
				 *         "bedrooms": 2,
				 *         "area_sqft": 950,
				 *         "rent": 2500000
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "listing.published";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						title?: unknown;
						listing_state?: unknown;
						availability?: unknown;
						property_type?: unknown;
						city?: unknown;
						locality?: unknown;
						bedrooms?: unknown;
						area_sqft?: unknown;
						rent?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.listingChanged": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "listing.changed",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "listing_state": "published",
				 *         "availability": "available",
				 *         "property_type": "apartment",
				 *         "city": "Pune",
				 *         "locality": "Baner",
				 *         "bedrooms": 2,
				 *         "area_sqft": 950,
				 *         "rent": 2500000,
				 *         "changed": [
				 *           "rent"
				 *         ]
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "listing.changed";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						title?: unknown;
						listing_state?: unknown;
						availability?: unknown;
						property_type?: unknown;
						city?: unknown;
						locality?: unknown;
						bedrooms?: unknown;
						area_sqft?: unknown;
						rent?: unknown;
						changed?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.listingPaused": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "listing.paused",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "listing_state": "paused",
				 *         "availability": "available",
				 *         "property_type": "apartment",
				 *         "city": "Pune",
				 *         "locality": "Baner",
				 *         "bedrooms": 2,
				 *         "area_sqft": 950,
				 *         "rent": 2500000
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "listing.paused";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						title?: unknown;
						listing_state?: unknown;
						availability?: unknown;
						property_type?: unknown;
						city?: unknown;
						locality?: unknown;
						bedrooms?: unknown;
						area_sqft?: unknown;
						rent?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.listingLet": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "listing.let",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "listing_state": "published",
				 *         "availability": "rented",
				 *         "property_type": "apartment",
				 *         "city": "Pune",
				 *         "locality": "Baner",
				 *         "bedrooms": 2,
				 *         "area_sqft": 950,
				 *         "rent": 2500000
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "listing.let";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						title?: unknown;
						listing_state?: unknown;
						availability?: unknown;
						property_type?: unknown;
						city?: unknown;
						locality?: unknown;
						bedrooms?: unknown;
						area_sqft?: unknown;
						rent?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.listingWithdrawn": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "listing.withdrawn",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "title": "2 BHK Apartment in Baner, Pune",
				 *         "listing_state": "withdrawn",
				 *         "availability": "available",
				 *         "property_type": "apartment",
				 *         "city": "Pune",
				 *         "locality": "Baner",
				 *         "bedrooms": 2,
				 *         "area_sqft": 950,
				 *         "rent": 2500000
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "listing.withdrawn";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						title?: unknown;
						listing_state?: unknown;
						availability?: unknown;
						property_type?: unknown;
						city?: unknown;
						locality?: unknown;
						bedrooms?: unknown;
						area_sqft?: unknown;
						rent?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.leadVisit": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "lead.visit",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "property_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "side": "lister",
				 *         "by_you": false,
				 *         "visit_type": "physical",
				 *         "scheduled_date": "2026-12-01",
				 *         "slot": "10:00",
				 *         "awaiting": "lister",
				 *         "event": "visit.requested",
				 *         "status": "requested"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "lead.visit";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						property_id?: unknown;
						side?: unknown;
						by_you?: unknown;
						visit_type?: unknown;
						scheduled_date?: unknown;
						slot?: unknown;
						awaiting?: unknown;
						event?: unknown;
						status?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.leadApplication": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "lead.application",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "property_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "side": "lister",
				 *         "by_you": false,
				 *         "move_in_date": "2026-12-15",
				 *         "household": "family",
				 *         "occupants": 3,
				 *         "event": "application.submitted",
				 *         "status": "submitted"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "lead.application";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						property_id?: unknown;
						side?: unknown;
						by_you?: unknown;
						move_in_date?: unknown;
						household?: unknown;
						occupants?: unknown;
						event?: unknown;
						status?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.messageReceived": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "message.received",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "conversation_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "property_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "side": "lister"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "message.received";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						conversation_id?: unknown;
						property_id?: unknown;
						side?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.rentReported": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "rent.reported",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "month": "2026-11",
				 *         "amount": 2500000,
				 *         "mode": "upi",
				 *         "reference": "UTR123456789012",
				 *         "paid_on": "2026-11-05",
				 *         "state": "reported"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "rent.reported";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						lease_id?: unknown;
						month?: unknown;
						amount?: unknown;
						mode?: unknown;
						reference?: unknown;
						paid_on?: unknown;
						state?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.rentConfirmed": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "rent.confirmed",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "month": "2026-11",
				 *         "amount": 2500000,
				 *         "mode": "upi",
				 *         "reference": "UTR123456789012",
				 *         "paid_on": "2026-11-05",
				 *         "state": "confirmed"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "rent.confirmed";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						lease_id?: unknown;
						month?: unknown;
						amount?: unknown;
						mode?: unknown;
						reference?: unknown;
						paid_on?: unknown;
						state?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.rentDisputed": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "rent.disputed",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "month": "2026-11",
				 *         "amount": 2500000,
				 *         "mode": "upi",
				 *         "reference": "UTR123456789012",
				 *         "paid_on": "2026-11-05",
				 *         "state": "mismatch"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "rent.disputed";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						lease_id?: unknown;
						month?: unknown;
						amount?: unknown;
						mode?: unknown;
						reference?: unknown;
						paid_on?: unknown;
						state?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.rentCancelled": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "rent.cancelled",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "month": "2026-11",
				 *         "amount": 2500000,
				 *         "mode": "upi",
				 *         "reference": "UTR123456789012",
				 *         "paid_on": "2026-11-05",
				 *         "state": "cancelled"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "rent.cancelled";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						lease_id?: unknown;
						month?: unknown;
						amount?: unknown;
						mode?: unknown;
						reference?: unknown;
						paid_on?: unknown;
						state?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.journalPosted": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "journal.posted",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "kind": "rent_received",
				 *         "happened_on": "2026-11-05",
				 *         "source_type": "rent_payment",
				 *         "source_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "lines": [
				 *           {
				 *             "account": "rent_receivable",
				 *             "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *             "amount": -2500000
				 *           },
				 *           {
				 *             "account": "rent_collected",
				 *             "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *             "amount": 2500000
				 *           }
				 *         ]
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "journal.posted";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						kind?: unknown;
						happened_on?: unknown;
						source_type?: unknown;
						source_id?: unknown;
						lines?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.maintenanceRaised": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "maintenance.raised",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "property_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "title": "Kitchen tap drips",
				 *         "category": "plumbing",
				 *         "priority": "normal",
				 *         "event": "maintenance.raised",
				 *         "status": "open"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "maintenance.raised";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						lease_id?: unknown;
						property_id?: unknown;
						title?: unknown;
						category?: unknown;
						priority?: unknown;
						event?: unknown;
						status?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.maintenanceChanged": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "maintenance.changed",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "lease_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "property_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "title": "Kitchen tap drips",
				 *         "category": "plumbing",
				 *         "priority": "normal",
				 *         "event": "maintenance.assign",
				 *         "status": "assigned"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "maintenance.changed";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						id?: unknown;
						lease_id?: unknown;
						property_id?: unknown;
						title?: unknown;
						category?: unknown;
						priority?: unknown;
						event?: unknown;
						status?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.rvlLocked": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "rvl.locked",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "application_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "monthly_rent": 2500000,
				 *         "property_location": "Baner, Pune",
				 *         "rental_value_locked": 2500000
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "rvl.locked";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						application_id?: unknown;
						monthly_rent?: unknown;
						property_location?: unknown;
						rental_value_locked?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.rvlPaid": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "rvl.paid",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "application_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "month": "2026-11",
				 *         "rvl_amount": 2400000,
				 *         "payment_status": "paid",
				 *         "sequence": 1
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "rvl.paid";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						managed_property_id?: unknown;
						application_id?: unknown;
						month?: unknown;
						rvl_amount?: unknown;
						payment_status?: unknown;
						sequence?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.rvlReversed": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "rvl.reversed",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "managed_property_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52",
				 *         "application_id": "019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60",
				 *         "month": "2026-11",
				 *         "rvl_amount": 2400000,
				 *         "payment_status": "pending",
				 *         "sequence": 1
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "rvl.reversed";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						managed_property_id?: unknown;
						application_id?: unknown;
						month?: unknown;
						rvl_amount?: unknown;
						payment_status?: unknown;
						sequence?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.commissionsMonthClosed": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "commissions.month_closed",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "month": "2026-10",
				 *         "affiliate_id": "KRY-7F3K9",
				 *         "rank": "Builder",
				 *         "qualifying": 40000000,
				 *         "earned": 200000,
				 *         "held": 0
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "commissions.month_closed";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						month?: unknown;
						affiliate_id?: unknown;
						rank?: unknown;
						qualifying?: unknown;
						earned?: unknown;
						held?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
	"webhook.webhookTest": {
		parameters: {
			query?: never;
			header: {
				/** @description The event’s id, the same on every repetition */
				"webhook-id": components["parameters"]["WebhookIdHeader"];
				/** @description Seconds since 1970 when it was sent */
				"webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
				/** @description v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made */
				"webhook-signature": components["parameters"]["WebhookSignatureHeader"];
			};
			path?: never;
			cookie?: never;
		};
		requestBody?: {
			content: {
				/**
				 * @example {
				 *       "type": "webhook.test",
				 *       "timestamp": "2026-11-21T10:30:00.000Z",
				 *       "data": {
				 *         "webhook_id": "019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52"
				 *       }
				 *     }
				 */
				"application/json": {
					/** @constant */
					type: "webhook.test";
					/**
					 * Format: date-time
					 * @description when it happened
					 */
					timestamp: string;
					data: {
						webhook_id?: unknown;
					};
				};
			};
		};
		responses: {
			/** @description Taken; else tried again for a day */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
		};
	};
}
